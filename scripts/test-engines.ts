import { requireBrowser } from './browser.ts';
import { testInBrowsers } from './engines.ts';
import { buildFixture, printTotal, stopTogether } from './stages.ts';

stopTogether();
const browser = await requireBrowser();
const build = await buildFixture();
printTotal([build, await testInBrowsers(browser)]);
