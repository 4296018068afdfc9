import { test as base } from '@playwright/test';
import { ENGINES } from './engines.ts';
import type { EngineName, Tab } from './tab.ts';
import { Visitor } from './visitor.ts';

/** Tests that are written once and run in every engine: each gets a person in front of that engine's tab. */
export const test = base.extend<{ visitor: Visitor }, { tab: Tab }>({
  tab: [
    async ({ browserName: _unused }, use, { project }) => {
      const name = (project.metadata as { engine: EngineName }).engine;
      const tab = await startEngine(name);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  visitor: async ({ tab }, use) => use(new Visitor(tab)),
});

/** Starts an engine. @throws what to install where it is missing */
export async function startEngine(name: EngineName): Promise<Tab> {
  const engine = ENGINES[name]();
  if ('missing' in engine) throw new Error(engine.missing);
  return engine.start();
}

/** Why an engine's tests may be left out on this machine; undefined if it is here, or has to be, as in CI. */
export function reasonToSkip(name: EngineName): string | undefined {
  const engine = ENGINES[name]();
  return 'missing' in engine && process.env['CI'] !== 'true' ? engine.missing : undefined;
}
