import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Colour, contrast } from '../../tests/contrast.ts';

type Theme = 'light' | 'dark';

const GROUNDS = ['plain', 'marigold', 'sky', 'petal', 'indigo', 'aubergine', 'oxblood', 'horizon', 'news'];

const css = ['palette.css', 'tokens.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
  .join('\n');
/** The rules of each theme; those of the dark one come on top. */
const RULES: Record<Theme, string> = {
  light: css.replace(/@media[^{]+\{[\s\S]*?\n\}/g, ''),
  dark: [...css.matchAll(/@media \(prefers-color-scheme: dark\) \{([\s\S]*?)\n\}/g)].map(([, body]) => body).join('\n'),
};

/** What each custom property is on a ground, in a theme: what the root sets, then what the ground sets, in either theme. */
function valuesOn(ground: string, theme: Theme): Map<string, string> {
  const values = new Map<string, string>();
  const texts = theme === 'light' ? [RULES.light] : [RULES.light, RULES.dark];
  for (const selector of [':root', `[data-ground='${ground}']`]) {
    for (const [, selectors = '', body = ''] of texts.flatMap((text) => [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)])) {
      if (!selectors.split(',').some((one) => one.trim() === selector)) continue;
      for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) values.set(name, value.trim());
    }
  }
  return values;
}

function colour(name: string, values: Map<string, string>): Colour {
  const value = values.get(name);
  if (value === undefined) throw new Error(`${name} is not set.`);
  if (value === 'currentColor') return colour('--color-text', values);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference !== undefined) return colour(reference, values);
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (hex === undefined) throw new Error(`${name} is "${value}", which is not a colour.`);
  const [red = '', green = '', blue = ''] = hex.match(hex.length === 3 ? /./g : /../g) ?? [];
  const channel = (digits: string) => Number.parseInt(digits.padStart(2, digits), 16);
  return [channel(red), channel(green), channel(blue)];
}

/** What stands on what, on every ground, and the least contrast it must have. */
const PAIRS = [
  ['--color-text', '--color-ground', 7],
  ['--color-muted', '--color-ground', 7],
  ['--color-link', '--color-ground', 7],
  ['--color-heading', '--color-ground', 4.5],
  ['--color-focus', '--color-ground', 4.5],
  ['--color-action-text', '--color-action', 7],
  ['--color-action-dark-text', '--color-action-dark', 7],
  ['--color-on-light', '--marigold', 7],
  ['--color-on-light', '--sky', 7],
  ['--color-on-light', '--petal', 7],
  ['--color-on-dark', '--indigo', 7],
  ['--color-on-dark', '--oxblood', 7],
  ['--color-on-dark', '--aubergine', 7],
] as const;
/** The same for the plain ground, whose cards and frame have surfaces of their own. */
const PLAIN_PAIRS = [
  ...['--color-surface', '--color-tint-marigold', '--color-tint-sky', '--color-tint-petal'].flatMap((surface) => [
    ['--color-text', surface, 7] as const,
    ['--color-muted', surface, 7] as const,
    ['--color-link', surface, 7] as const,
    ['--color-focus', surface, 4.5] as const,
    ['--color-mark', surface, 4.5] as const,
  ]),
  ['--color-header-text', '--color-header', 7],
  ['--color-mark', '--color-header', 4.5],
  ['--color-footer-text', '--color-footer', 7],
  ['--color-footer-muted', '--color-footer', 7],
  ['--color-brand', '--color-footer', 4.5],
] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(GROUNDS)('everything stands out from the ground %s', (ground) => {
    const values = valuesOn(ground, theme);
    const pairs = ground === 'plain' ? [...PAIRS, ...PLAIN_PAIRS] : PAIRS;
    const faint = pairs
      .map(([front, back, least]) => ({
        front,
        back,
        least,
        is: contrast(colour(front, values), colour(back, values)),
      }))
      .filter(({ is, least }) => !(is >= least));
    expect(faint).toEqual([]);
  });
});
