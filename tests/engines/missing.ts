// Prints why engines are not used on this machine, one line each; nothing if all three are.
import { missingEngines } from './engines.ts';

for (const reason of missingEngines()) console.log(`       NOT RUN: ${reason}`);
