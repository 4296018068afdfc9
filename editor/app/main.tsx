import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const place = document.getElementById('editor');
if (place) createRoot(place).render(<App />);
