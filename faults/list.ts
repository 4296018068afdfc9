import { builtFaults } from './built.ts';
import type { Fault } from './fault.ts';
import { plainFaults } from './plain.ts';
import { seenFaults } from './seen.ts';

/** Every fault that is planted: at least one for each promise. */
export const faults: readonly Fault[] = [...plainFaults, ...builtFaults, ...seenFaults];
