import { requireBrowser } from './browser.ts';
import { buildFixture, printTotal, runPlaywright, stopTogether } from './stages.ts';

stopTogether();
const browser = await requireBrowser();
const build = await buildFixture();
printTotal([build, await runPlaywright('browser tests', browser)]);
