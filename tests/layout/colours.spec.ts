import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { GROUNDS } from '#lib/cloth.ts';
import { open, PHONE, visits } from '../site/visits.ts';
import { addStyle, loadAll, takeScreenshot } from './page.ts';

// The colours of the roles in src/styles/tokens.css have enough contrast. axe-core measures what components do with them where it can
// (tests/site/network.spec.ts), and the pictures show it.

/** The least contrast of small and large letters by WCAG 1.4.6, and of focus rings and marks by WCAG 1.4.11. */
const [SMALL, LARGE, MARK] = [7, 4.5, 3];

/** A role, the role behind it, and their least contrast. */
type Pair = [front: string, behind: string, limit: number];

/** The pairs on every piece of cloth. */
const pairsOn = (behind: string): Pair[] => [
  ...['text', 'muted', 'link'].map((role): Pair => [role, behind, SMALL]),
  ['heading', behind, LARGE],
  ...['focus', 'rule'].map((role): Pair => [role, behind, MARK]),
  ['action-text', 'action', SMALL],
  ['action-dark-text', 'action-dark', SMALL],
];

const PLAIN_PAIRS: Pair[] = [
  ...pairsOn('ground'),
  ...['text', 'muted', 'link'].flatMap((role) => ['surface', 'tint'].map((behind): Pair => [role, behind, SMALL])),
  ['mark', 'ground', MARK],
  ['header-text', 'header', SMALL],
  ['header-mark', 'header', MARK],
  ['footer-text', 'footer', SMALL],
  ['footer-muted', 'footer', SMALL],
  ['brand', 'footer', LARGE],
];

/** The styles are read from src/, because a built page has only the rules that it needs. */
const CSS = ['palette', 'tokens'].map((file) =>
  readFileSync(new URL(`../../src/styles/${file}.css`, import.meta.url), 'utf8'),
);
const PIECES = [...new Set(CSS.join('').match(/(?<=\[data-)(ground|cloth)="[\w-]+(?="\])/g))].map((selector) => {
  const [kind = '', name = ''] = selector.split('="');
  return { kind, name };
});
const ROLES = [...new Set(CSS.join('').match(/--color-[\w-]+(?=:)/g))];

test('each ground of the code has its rule in tokens.css, and no other has', () => {
  const grounds = PIECES.flatMap(({ kind, name }) => (kind === 'ground' && name !== 'plain' ? name : []));
  expect(grounds.toSorted()).toEqual(GROUNDS.toSorted());
});

test('letters, focus rings and marks have enough contrast with each ground and cloth, inside any other, in both themes', async ({
  page,
}) => {
  for (const content of CSS) await page.addStyleTag({ content });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const piece of PIECES) {
      const alone = await page.evaluate(coloursOn, { roles: ROLES, pieces: [piece] });
      const pairs = piece.name === 'plain' ? PLAIN_PAIRS : pairsOn(piece.kind);
      const faint = pairs.filter(([front, behind, limit]) => !(contrast(alone[front], alone[behind]) >= limit));
      const changed: string[] = [];
      for (const outer of PIECES) {
        const inside = await page.evaluate(coloursOn, { roles: ROLES, pieces: [outer, piece] });
        const others = new Set(pairs.flat().filter((role) => inside[role] !== alone[role]));
        changed.push(...[...others].map((role) => `${role} inside ${outer.kind} ${outer.name}`));
      }
      const on = `on ${piece.kind} ${piece.name}, ${colorScheme}`;
      expect.soft(faint, `too faint, or no such role, ${on}`).toEqual([]);
      expect.soft(changed, `not as without another ground around it, ${on}`).toEqual([]);
    }
  }
});

test('the browser’s own frame has the colour of the header, in both themes', async ({ page }) => {
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const frame = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`);
    const colour = /\w{6}/.exec((await frame.getAttribute('content')) ?? '')?.[0] ?? '';
    const parts = colour.match(/\w\w/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
    await expect(page.getByRole('banner')).toHaveCSS('background-color', `rgb(${parts.join(', ')})`);
  }
});

// Chromium turns letters light, plain light grounds dark, and leaves the rest as it is.
test('letters stand out from all that is behind them where a browser darkens a light page', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.setViewportSize(PHONE);
  for (const visit of visits) {
    await open(page, visit);
    await loadAll(page);
    const lines = await page.evaluate(linesIn);
    expect(lines.length).toBeGreaterThan(20);
    const pixels = async () =>
      (
        await sharp(await takeScreenshot(page))
          .raw()
          .toBuffer({ resolveWithObject: true })
      ).data;
    const written = await pixels();
    await addStyle(page, '* { -webkit-text-fill-color: transparent !important }');
    const bare = await pixels();
    const stands = ({ left, right, top, bottom }: (typeof lines)[number]) => {
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) {
          const at = (y * PHONE.width + x) * 3;
          const [front, behind] = [written, bare].map((picture) => picture.subarray(at, at + 3).join());
          if (front !== behind && contrast(front, behind) >= LARGE) return true;
        }
      return false;
    };
    const faint = lines.filter((line) => !stands(line));
    expect.soft(faint, visit.name).toEqual([]);
  }
});

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(...colours: (string | undefined)[]): number {
  const luminances = colours.map((colour = '') => {
    const [red = Number.NaN, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
      const value = Number(channel) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

/** Runs in the page. Returns the colour of each role on the innermost piece, by its name without "--color-". A role without a value is left out. */
function coloursOn({ roles, pieces }: { roles: string[]; pieces: { kind: string; name: string }[] }) {
  const elements = pieces.map(({ kind, name }) => {
    const part = document.createElement('p');
    part.setAttribute(`data-${kind}`, name);
    part.style.color = 'var(--color-text)';
    return part;
  });
  const innermost = elements.reduce((outer, part) => outer.appendChild(part), document.body as HTMLElement);
  const letters = innermost.appendChild(document.createElement('span'));
  const style = getComputedStyle(letters);
  const colours = roles
    .filter((role) => style.getPropertyValue(role) !== '')
    .map((role) => {
      letters.style.color = `var(${role})`;
      return [role.replace('--color-', ''), style.color];
    });
  elements[0]?.remove();
  return Object.fromEntries(colours) as Record<string, string>;
}

/** Runs in the page. Returns each text that is seen, and its place in pixels of the page. */
function linesIn() {
  return [...document.querySelectorAll<HTMLElement>('body :not(script, style)')].flatMap((element) => {
    // Such a background has the shape of the letters.
    if (getComputedStyle(element).backgroundClip === 'text') element.style.backgroundColor = 'transparent';
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return texts.flatMap((text) => {
      const range = new Range();
      range.selectNodeContents(text);
      const { x, y, width, height } = range.getBoundingClientRect();
      const [left, top] = [Math.ceil(x), Math.ceil(y + scrollY)];
      const isSeen =
        text.textContent?.trim() &&
        element.checkVisibility() &&
        !element.closest('.visually-hidden') &&
        width > 2 &&
        top > 0;
      return isSeen ? { text: text.textContent, left, right: left + width, top, bottom: top + height } : [];
    });
  });
}
