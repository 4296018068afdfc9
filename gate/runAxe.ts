import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every rule of axe-core for WCAG 2.0 to 2.2, levels A to AAA, and its best practices. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The experimental rules of axe-core that test a WCAG criterion without guessing. */
const EXPERIMENTS = ['css-orientation-lock', 'focus-order-semantics', 'label-content-name-mismatch'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** What axe-core finds wrong in a page, or in the part of it that a selector names. */
export async function runAxe(page: Page, part = 'html'): Promise<Violations> {
  const axe = new AxeBuilder({ page }).include(part).options({
    runOnly: { type: 'tag', values: LEVELS },
    rules: Object.fromEntries(EXPERIMENTS.map((rule) => [rule, { enabled: true }])),
    resultTypes: ['violations'],
  });
  // “Legacy” leaves out frames of other websites, which no page has, and takes half the time.
  return (await axe.setLegacyMode().analyze()).violations;
}
