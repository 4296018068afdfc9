import { answerLetter } from './ContactForm/answerLetter.tsx';
import { answerGift } from './DonateForm/answerGift.tsx';

// Loaded at the first use of a form (browser/firstUse.ts), and built into one file for both: a browser that remembers a file that has not come
// would never ask again for a second one, which has no address of its own for each try.
if (document.querySelector('main form [name=amount]')) answerGift();
else answerLetter();
