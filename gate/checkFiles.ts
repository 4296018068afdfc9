import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { readSite } from '#build/site.ts';
import { attribute, type BuiltPage, elementsOf, named, pagesIn, textOf } from './builtPages.ts';
import { type Finding, refuse } from './finding.ts';
import { htmlRules } from './htmlRules.ts';

const html = new HtmlValidate(htmlRules);

/** Checks the files of a built site, without a browser. */
export async function checkFiles(folder: string): Promise<Finding[]> {
  const pages = pagesIn(folder);
  const each = await Promise.all(
    pages.map(async (page) => [...(await checkHtml(page)), ...checkHeading(page), ...checkLinks(page, pages, folder)]),
  );
  return [...each.flat(), ...checkHosting(folder)];
}

/** The name of a page in findings: its address, or the file of an error document. */
export function nameOf({ path, file }: BuiltPage): string {
  return path ?? file;
}

async function checkHtml(page: BuiltPage): Promise<Finding[]> {
  const { results } = await html.validateString(page.html, page.file);
  const lines = page.html.split('\n');
  const exempt = linksReplaceSubmits(page) ? ['wcag/h32'] : [];
  return results.flatMap(({ messages: all }) => {
    const messages = all.filter(({ ruleId }) => !exempt.includes(ruleId));
    return messages.map(({ line, column, ruleId, message }) => {
      const id = ruleId === 'no-dup-id' && /"([^"]+)"/.exec(message)?.[1];
      if (id)
        return refuse(
          nameOf(page),
          `has two parts with the name ${id}`,
          id,
          'Rename the file, or the name after the #, that is called so',
        );
      const text = textAfter(lines[line - 1] ?? '', column - 1);
      const what = `is not valid HTML (${ruleId}: ${message.replace(/\.$/, '')})`;
      return refuse(nameOf(page), what, text);
    });
  });
}

/**
 * Whether every form without a submit button has a link to another website instead, as the form on Donate does once giving is
 * connected.
 */
function linksReplaceSubmits(page: BuiltPage): boolean {
  const forms = named(page, 'form').map((form) => elementsOf(form));
  const others = forms.filter((parts) => !parts.some((part) => part.tagName === 'button' && isSubmit(part)));
  return others.every((parts) => parts.some((part) => attribute(part, 'href')?.startsWith('https://')));
}

function isSubmit(button: Parameters<typeof attribute>[0]): boolean {
  return (attribute(button, 'type') ?? 'submit') === 'submit';
}

/** The first text after a column of a line of HTML. */
function textAfter(line: string, column: number): string {
  const [, text = ''] = />([^<>]{3,})</.exec(line.slice(column, column + 2000)) ?? [];
  return text.trim();
}

function checkHeading(page: BuiltPage): Finding[] {
  const headings = named(page, 'h1');
  if (headings.length === 1) return [];
  const what = headings.length === 0 ? 'has no main heading (h1)' : `has ${headings.length} main headings (h1)`;
  return [refuse(nameOf(page), what, headings[1] && textOf(headings[1]))];
}

function checkLinks(page: BuiltPage, pages: readonly BuiltPage[], folder: string): Finding[] {
  return named(page, 'a', 'area').flatMap((link) => {
    const href = attribute(link, 'href');
    if (href === undefined || !isDead(href, page, pages, folder)) return [];
    return [refuse(nameOf(page), `has a broken link, ${href}`, textOf(link), 'Correct the address of the link')];
  });
}

function isDead(href: string, page: BuiltPage, pages: readonly BuiltPage[], folder: string): boolean {
  if (href.startsWith('mailto:')) return !/^mailto:[^@\s]+@[^@\s?]+(\?.*)?$/.test(href);
  if (href.startsWith('https://')) return !URL.canParse(href);
  if (href.startsWith('tel:')) return !/^tel:\+?[\d-]+(;ext=\d+)?$/.test(href);
  // A calendar program subscribes to one of the site's files by its full address.
  if (href.startsWith('webcal://')) return !isFile(folder, new URL(href).pathname);
  const [path = '', fragment] = href.split('#');
  const target = path === '' ? page : pages.find((other) => other.path === path);
  if (!target) return path === '/' || path.endsWith('.html') || !isFile(folder, path);
  return fragment !== undefined && !idsOf(target).has(fragment);
}

function idsOf(page: BuiltPage): Set<string | undefined> {
  return new Set(page.elements.map((element) => attribute(element, 'id')));
}

function isFile(folder: string, address: string): boolean {
  return existsSync(join(folder, decodeURI(address)));
}

function checkHosting(folder: string): Finding[] {
  try {
    readSite(folder);
    return [];
  } catch (problem) {
    const what = `cannot be served: ${problem instanceof Error ? problem.message.replace(/\.$/, '') : problem}`;
    return [refuse('The built site', what)];
  }
}
