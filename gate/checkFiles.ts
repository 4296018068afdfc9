import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { readSite } from '#build/site.ts';
import { attribute, type BuiltPage, named, pagesIn, textOf } from './builtPages.ts';
import { type Finding, refuse } from './finding.ts';
import { htmlRules } from './htmlRules.ts';

const html = new HtmlValidate(htmlRules);

/** Checks the files of a built site, without a browser. */
export async function checkFiles(folder: string): Promise<Finding[]> {
  const pages = pagesIn(folder);
  const each = await Promise.all(
    pages.map(async (page) => [...(await checkHtml(page)), ...checkLinks(page, pages, folder)]),
  );
  return [...each.flat(), ...checkHosting(folder)];
}

/** The name of a page in findings: its address, or the file of an error document. */
export function nameOf({ path, file }: BuiltPage): string {
  return path ?? file;
}

async function checkHtml(page: BuiltPage): Promise<Finding[]> {
  const { results } = await html.validateString(page.html, page.file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => {
      const id = ruleId === 'no-dup-id' && /"([^"]+)"/.exec(message)?.[1];
      if (id)
        return refuse(
          nameOf(page),
          `has two parts with the name ${id}`,
          id,
          'Rename the file, or the name after the #, that is called so',
        );
      return refuse(nameOf(page), `is not valid HTML (${ruleId}: ${message.replace(/\.$/, '')})`);
    }),
  );
}

function checkLinks(page: BuiltPage, pages: readonly BuiltPage[], folder: string): Finding[] {
  return named(page, 'a').flatMap((link) => {
    const href = attribute(link, 'href');
    if (href === undefined || !isDead(href, page, pages, folder)) return [];
    return [refuse(nameOf(page), `has a broken link, ${href}`, textOf(link), 'Correct the address of the link')];
  });
}

function isDead(href: string, page: BuiltPage, pages: readonly BuiltPage[], folder: string): boolean {
  if (href.startsWith('mailto:')) return !/^mailto:[^@\s]+@[^@\s?]+(\?.*)?$/.test(href);
  if (/^(https|tel):/.test(href)) return false;
  // A calendar program subscribes to one of the site's files by its full address.
  if (href.startsWith('webcal://')) return !isFile(folder, new URL(href).pathname);
  const [path = '', fragment] = href.split('#');
  const target = path === '' ? page : pages.find((other) => other.path === path);
  if (!target) return !isFile(folder, path);
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
