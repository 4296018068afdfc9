import { answerLetter } from './ContactForm/answerLetter.tsx';
import { answerGift } from './DonateForm/answerGift.tsx';

// loadOnUse.ts loads this file at the first use of a form. Both forms share the one file: loadOnUse.ts changes its address for each
// try, but it could not change that of a second file, and a browser may never ask again for a file that failed.
if (document.querySelector('main form [name=amount]')) answerGift();
else answerLetter();
