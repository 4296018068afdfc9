import { browserslistToTargets } from 'lightningcss';
import project from '../package.json' with { type: 'json' };

/** The oldest browser of each kind that the site is made for, once for all tools: `browserslist` in package.json. */
const OLDEST = project.browserslist;

/** For Lightning CSS, which lowers what it can. */
export const STYLE_TARGETS = browserslistToTargets(OLDEST);

/** For Vite and its minifier: "ios_saf 16.0" is "ios16.0" there. */
export const SCRIPT_TARGETS = OLDEST.map((browser) => browser.replace('_saf', '').replace(' ', ''));
