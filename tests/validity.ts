import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, HtmlValidate } from 'html-validate';
import type { Element } from '#build/html.ts';
import { attribute, type BuiltPage, named, pagesIn, textOf } from './dist.ts';

/** The strictest rules of html-validate, for the pages of the built site. Each rule that is off or relaxed has its reason above it. */
const htmlRules = defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The ids of events and news are the names of their files, which may begin with a digit.
    'valid-id': ['error', { relaxed: true }],
    'no-unknown-elements': 'error',
    // CSS keeps a number on one line.
    'tel-non-breaking': ['error', { ignoreClasses: ['target', 'whole'] }],
    // Every script and style is served by the site itself or hashed by its own policy.
    'require-sri': ['error', { target: 'crossorigin' }],
    // On Donate, once giving is connected, links take the place of the buttons.
    'wcag/h32': 'off',
    // The content check limits titles (LIMITS in src/content/schemas/textFields.ts). This rule allows 70 characters, where search engines cut.
    'long-title': 'off',
    // The tools that write the HTML decide these matters of style.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Safari needs role="list" for lists without bullets.
    // https://bugs.webkit.org/show_bug.cgi?id=170179
    'no-redundant-role': 'off',
  },
});

const validator = new HtmlValidate(htmlRules);

/**
 * Lists what is not valid in the pages of a built site, and links that lead nowhere. Only code can cause either: the content check refuses
 * links to pages that do not exist, and no words can make HTML invalid.
 */
export async function findInvalid(folder: string): Promise<string[]> {
  const pages = pagesIn(folder);
  const each = pages.map(async (page) => {
    const { results } = await validator.validateString(page.html, page.file);
    const messages = results.flatMap((result) => result.messages).map(({ ruleId, message }) => `${ruleId}: ${message}`);
    const dead = named(page, 'a')
      .flatMap((link) => attribute(link, 'href') ?? [])
      .filter((href) => isDead(href, page, pages, folder));
    const unsaid = named(page, 'a').filter(isTabUnsaid).map(textOf);
    return [
      ...messages,
      ...dead.map((href) => `leads nowhere: ${href}`),
      ...unsaid.map((words) => `opens a tab that it does not name, or that can control the page: ${words}`),
    ].map((problem) => `${page.file} ${problem}`);
  });
  return (await Promise.all(each)).flat();
}

function isTabUnsaid(link: Element): boolean {
  const isSaid = attribute(link, 'aria-label')?.endsWith(' (opens in a new tab)') ?? false;
  const isSafe = attribute(link, 'target') === '_blank' && attribute(link, 'rel')?.includes('noopener');
  return isSaid ? !isSafe : attribute(link, 'target') !== undefined;
}

function isDead(href: string, page: BuiltPage, pages: readonly BuiltPage[], folder: string): boolean {
  if (href.startsWith('mailto:')) return !/^mailto:[^@\s]+@[^@\s?]+(\?.*)?$/.test(href);
  if (/^(https|tel|sms):/.test(href)) return false;
  // A calendar program subscribes to one of the site's files by its full address.
  const [path = '', fragment] = href.replace(/^webcal:\/\/[^/]*/, '').split('#');
  const target = path === '' ? page : pages.find((other) => other.path === path);
  if (!target) return !existsSync(join(folder, decodeURI(path)));
  return fragment !== undefined && !target.elements.some((element) => attribute(element, 'id') === fragment);
}
