import { requireBrowser } from './browser.ts';
import { testInBrowsers } from './engines.ts';
import { printTotal, requireBuild, stopTogether } from './stages.ts';

stopTogether();
const browser = await requireBrowser();
await requireBuild();
printTotal([await testInBrowsers(browser)]);
