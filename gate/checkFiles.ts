import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import ICAL from 'ical.js';
import { readSite } from '#build/site.ts';
import { attribute, type BuiltPage, elementsOf, filesIn, named, pagesIn, textOf } from './builtPages.ts';
import { type Finding, refuse } from './finding.ts';
import { htmlRules } from './htmlRules.ts';

const html = new HtmlValidate(htmlRules);

/** Checks the files of a built site, without a browser. */
export async function checkFiles(folder: string): Promise<Finding[]> {
  const pages = pagesIn(folder);
  const each = await Promise.all(pages.map((page) => checkPage(page, pages, folder)));
  return [...each.flat(), ...checkHosting(folder), ...filesIn(folder).flatMap((file) => checkCalendar(folder, file))];
}

/** The name of a page in findings: its address, or the file of an error document. */
export function nameOf({ path, file }: BuiltPage): string {
  return path ?? file;
}

async function checkPage(page: BuiltPage, pages: readonly BuiltPage[], folder: string): Promise<Finding[]> {
  return [
    ...(await checkHtml(page)),
    ...checkHeading(page),
    ...checkLinks(page, pages, folder),
    ...checkResources(page, folder),
    ...checkData(page),
    ...checkPolicy(page),
  ];
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

function checkResources(page: BuiltPage, folder: string): Finding[] {
  const addresses = [
    ...named(page, 'img', 'source', 'script', 'iframe', 'video', 'audio').flatMap((element) => [
      attribute(element, 'src') ?? '',
      ...(attribute(element, 'srcset') ?? '').split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? ''),
    ]),
    ...named(page, 'link')
      .filter((element) => attribute(element, 'rel') !== 'canonical')
      .map((element) => attribute(element, 'href') ?? ''),
    ...named(page, 'use', 'image').map((element) => attribute(element, 'href') ?? ''),
  ].filter((address) => address !== '' && !/^(data:|#)/.test(address));
  return [...new Set(addresses)].flatMap((address) => {
    if (!/^\/(?!\/)/.test(address)) return [refuse(nameOf(page), `makes a request to another website: ${address}`)];
    if (isFile(folder, address.replace(/[?#].*$/, ''))) return [];
    return [refuse(nameOf(page), `asks for ${address}, which does not exist`)];
  });
}

function checkData(page: BuiltPage): Finding[] {
  return named(page, 'script')
    .filter((script) => attribute(script, 'type') === 'application/ld+json')
    .flatMap((script) => {
      try {
        const data: unknown = JSON.parse(textOf(script));
        if (data instanceof Object && '@context' in data) return [];
      } catch {
        // Reported below.
      }
      return [refuse(nameOf(page), 'has data for search engines (JSON-LD) that cannot be read')];
    });
}

function checkPolicy(page: BuiltPage): Finding[] {
  const policies = named(page, 'meta').filter(
    (meta) => attribute(meta, 'http-equiv')?.toLowerCase() === 'content-security-policy',
  );
  const strict = policies.some((meta) => /(^|;)\s*default-src 'none'/.test(attribute(meta, 'content') ?? ''));
  return strict ? [] : [refuse(nameOf(page), 'has no content security policy with default-src none')];
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

function checkCalendar(folder: string, file: string): Finding[] {
  if (!file.endsWith('.ics')) return [];
  try {
    const calendar = new ICAL.Component(ICAL.parse(readFileSync(join(folder, file), 'utf8')));
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    const wrong = events.find(({ uid, startDate, endDate }) => !uid || !startDate || endDate.compare(startDate) < 0);
    if (calendar.name === 'vcalendar' && !wrong) return [];
  } catch {
    // Reported below.
  }
  return [refuse(`/${file}`, 'cannot be read as a calendar')];
}
