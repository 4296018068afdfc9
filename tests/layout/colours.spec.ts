import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

// The colours of the roles in src/styles/tokens.css, on every ground and in both themes. What components do with them, axe-core measures
// where it can (tests/site/network.spec.ts), and the pictures show.

/** The least contrast of letters by WCAG 1.4.6, of large ones, and of a focus ring or a mark by WCAG 1.4.11. */
const [SMALL, LARGE, MARK] = [7, 4.5, 3];

const GROUNDS = ['plain', 'marigold', 'sky', 'horizon', 'petal', 'indigo', 'aubergine', 'oxblood'];

/** On every ground: a role, the role behind it, and their least contrast. */
const PAIRS: [front: string, behind: string, limit: number][] = [
  ...['text', 'muted', 'link'].map((role): [string, string, number] => [role, 'ground', SMALL]),
  ['heading', 'ground', LARGE],
  ['focus', 'ground', MARK],
  ['action-text', 'action', SMALL],
  ['action-dark-text', 'action-dark', SMALL],
];

const PLAIN_PAIRS: typeof PAIRS = [
  ...['text', 'muted', 'link'].flatMap((role) =>
    ['surface', 'tint'].map((behind): [string, string, number] => [role, behind, SMALL]),
  ),
  ['header-text', 'ground', SMALL],
  ['footer-text', 'footer', SMALL],
  ['footer-muted', 'footer', SMALL],
  ['brand', 'footer', LARGE],
  ['mark', 'ground', MARK],
];

test('letters, focus rings and marks have enough contrast with each ground, in both themes', async ({ page }) => {
  // A built page has only the rules that it needs.
  for (const file of ['palette', 'tokens'])
    await page.addStyleTag({ path: fileURLToPath(new URL(`../../src/styles/${file}.css`, import.meta.url)) });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const ground of GROUNDS) {
      const pairs = ground === 'plain' ? [...PAIRS, ...PLAIN_PAIRS] : PAIRS;
      const contrasts = await page.evaluate(contrastsOn, { ground, pairs });
      const faint = contrasts.filter(({ contrast, limit }) => !(contrast >= limit));
      expect.soft(faint, `on ${ground}, ${colorScheme}`).toEqual([]);
    }
  }
});

/** Runs in the page: the contrast of each pair on that ground. https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastsOn({ ground, pairs }: { ground: string; pairs: typeof PAIRS }) {
  const part = document.createElement('p');
  part.setAttribute('data-ground', ground);
  part.style.color = 'var(--color-text)';
  const letters = part.appendChild(document.createElement('span'));
  document.body.append(part);
  const luminance = (role: string) => {
    letters.style.color = `var(--color-${role})`;
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(letters).color.match(/[\d.]+/g) ?? []).map((channel) => {
      const value = Number(channel) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const found = pairs.map(([front, behind, limit]) => {
    const [dark = 0, light = 0] = [luminance(front), luminance(behind)].sort((a, b) => a - b);
    return { front, behind, limit, contrast: Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100 };
  });
  part.remove();
  return found;
}
