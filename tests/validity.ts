import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { attribute, type BuiltPage, named, pagesIn } from './dist.ts';
import { htmlRules } from './htmlRules.ts';

const validator = new HtmlValidate(htmlRules);

/**
 * What is not valid in the pages of a built site, and links that lead nowhere, each in a line. The gate does not ask: the content check
 * refuses links to pages that do not exist, and no words can make HTML invalid, only code.
 */
export async function findInvalid(folder: string, pages: readonly BuiltPage[] = pagesIn(folder)): Promise<string[]> {
  const each = pages.map(async (page) => {
    const { results } = await validator.validateString(page.html, page.file);
    const messages = results.flatMap((result) => result.messages).map(({ ruleId, message }) => `${ruleId}: ${message}`);
    const dead = named(page, 'a')
      .flatMap((link) => attribute(link, 'href') ?? [])
      .filter((href) => isDead(href, page, pages, folder));
    return [...messages, ...dead.map((href) => `leads nowhere: ${href}`)].map((problem) => `${page.file} ${problem}`);
  });
  return (await Promise.all(each)).flat();
}

function isDead(href: string, page: BuiltPage, pages: readonly BuiltPage[], folder: string): boolean {
  if (href.startsWith('mailto:')) return !/^mailto:[^@\s]+@[^@\s?]+(\?.*)?$/.test(href);
  if (/^(https|tel|sms):/.test(href)) return false;
  // A calendar program subscribes to one of the site's files by its full address.
  const [path = '', fragment] = href.replace(/^webcal:\/\/[^/]*/, '').split('#');
  const target = path === '' ? page : pages.find((other) => other.path === path);
  if (!target) return !existsSync(join(folder, decodeURI(path)));
  if (fragment === undefined || target.elements.some((element) => attribute(element, 'id') === fragment)) return false;
  // Contact's letters are in its script.
  const scripts = named(target, 'script').flatMap((script) => attribute(script, 'src') ?? []);
  return !scripts.some((src) => readFileSync(join(folder, src), 'utf8').includes(`\`${fragment}\``));
}
