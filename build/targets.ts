import { browserslistToTargets } from 'lightningcss';
import project from '../package.json' with { type: 'json' };

/** The oldest browser of each kind that the site is made for. All tools take it from here. */
const OLDEST = project.browserslist;

export const STYLE_TARGETS = browserslistToTargets(OLDEST);

/** The browsers as Vite and its minifier name them: "ios_saf 16.0" is "ios16.0". */
export const SCRIPT_TARGETS = OLDEST.map((browser) => browser.replace('_saf', '').replace(' ', ''));
