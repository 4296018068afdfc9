import { test as base } from '@playwright/test';
import { ENGINES } from './engines.ts';
import type { EngineName, Tab } from './tab.ts';
import { Visitor } from './visitor.ts';

/** Tests that run in every engine: each gets a visitor with a tab of that engine. */
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

/**
 * Starts an engine.
 * @throws if it is missing, with what to install
 */
export async function startEngine(name: EngineName): Promise<Tab> {
  const engine = ENGINES[name]();
  if ('missing' in engine) throw new Error(engine.missing);
  return engine.start();
}

/** Why an engine's tests are skipped on this machine; undefined if it is installed, or required, as in CI. */
export function reasonToSkip(name: EngineName): string | undefined {
  const engine = ENGINES[name]();
  return 'missing' in engine && process.env['CI'] !== 'true' ? engine.missing : undefined;
}
