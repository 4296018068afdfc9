import { browserFaults } from './browser.ts';
import type { Fault } from './fault.ts';
import { siteFileFaults } from './site-files.ts';
import { unitFaults } from './unit.ts';

/** Every fault: at least one for each guarantee. */
export const faults: readonly Fault[] = [...unitFaults, ...siteFileFaults, ...browserFaults];
