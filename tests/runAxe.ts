import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every rule of axe-core for WCAG 2.0 to 2.2, levels A to AAA, and its best practices. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** What axe-core finds wrong in a page, or in the part of it that a selector names. */
export async function runAxe(page: Page, part = 'html'): Promise<Violations> {
  const axe = new AxeBuilder({ page }).include(part).options({
    runOnly: { type: 'tag', values: LEVELS },
    resultTypes: ['violations'],
  });
  // “Legacy” leaves out frames of other websites, which no page has, and takes half the time.
  return (await axe.setLegacyMode().analyze()).violations;
}
