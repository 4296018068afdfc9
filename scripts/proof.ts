// Writes release/proof.html: every text of the site, page by page, each with the file and line to edit, to be read and signed.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkContent, printReport } from '#content/check-content.ts';
import { buildTime } from '#calendar/clock.ts';
import { formatDay, torontoDay } from '#calendar/dates.ts';
import { type ProofPage, type ProofPart, type ProofText, proofOf } from '#content/proof.ts';
import { readContent } from '#content/read-content.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = join(root, 'release', 'proof.html');

function sheet(name: string, day: string, pages: ProofPage[]): string {
  const texts = pages.flatMap(({ parts }) => parts.flatMap((part) => part.texts));
  const drafts = texts.filter(({ draft }) => draft).length;
  const contents = pages.map(({ title }, index) => `<li><a href="#page-${index + 1}">${html(title)}</a></li>`).join('');
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(name)}: every text of the website</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${html(name)}: every text of the website</h1>
<p>As of ${html(day)}. ${texts.length} texts, of which ${drafts} are drafts: words that the organization has not approved yet.
State <code>${stateOf(files)}</code>: another state of the content has another mark.</p>
<p>Please read each page aloud, cross out what is not true, write what should stand there, and sign below the page. Whoever
changes the words finds them in the file and on the line that stand beside them, and deletes <code>draft: true</code> where they
are approved. Words in braces, such as {amount}, are filled in by the site.</p>
<ol>${contents}</ol>
</header>
<main>
${pages.map(page).join('\n')}
</main>
<footer>
<h2>Approval of the whole</h2>
<p>The texts above may be published, with the changes written on this sheet.</p>
${['', ''].map(() => signature('Name and role')).join('\n')}
</footer>
</body>
</html>
`;
}

function page({ title, parts }: ProofPage, index: number): string {
  return `<section id="page-${index + 1}">
<h2>${html(title)}</h2>
${parts
  .filter(({ texts }) => texts.length > 0)
  .map(table)
  .join('\n')}
${signature('Read and approved by')}
</section>`;
}

function table({ file, texts }: ProofPart): string {
  return `<table>
<caption><code>${html(file)}</code></caption>
<thead><tr><th scope="col">Line</th><th scope="col">Text</th><th scope="col">Field</th></tr></thead>
<tbody>
${texts.map(row).join('\n')}
</tbody>
</table>`;
}

function row({ text, line, field, draft }: ProofText): string {
  const mark = draft ? '<b>Draft</b> ' : '';
  return `<tr><td>${line}</td><td dir="auto">${html(text)}</td><td>${mark}<small>${html(field)}</small></td></tr>`;
}

function signature(who: string): string {
  const lines = [who, 'Date', 'Signature'].map((label) => `<span>${label}</span>`).join('');
  return `<p class="signature">${lines}</p>`;
}

/** A mark of all the content, so that a signature belongs to one state of it. */
function stateOf(content: Readonly<Record<string, string>>): string {
  const all = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 12);
}

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

// Black on white whatever the screen's theme: it is made to be printed and written on.
const STYLE = `
:root { color-scheme: light; font: 16px/1.45 Georgia, 'Times New Roman', serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1.5rem; background: white; color: black; }
h1 { font-size: 1.9rem; line-height: 1.15; }
h2 { margin: 0 0 .5rem; font-size: 1.5rem; }
section, footer { margin-top: 3rem; padding-top: 1.5rem; border-top: 3px solid; }
table { width: 100%; margin-top: 1.25rem; border-collapse: collapse; table-layout: fixed; }
caption { padding: .25rem 0; text-align: start; }
code, small, th, td:first-child { font: 14px/1.45 ui-monospace, Menlo, Consolas, monospace; }
th, td { padding: .4rem .6rem .4rem 0; border-top: 1px solid; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: bold; }
th:first-child { width: 3rem; }
th:last-child { width: 15rem; }
td b { border: 1px solid; padding: 0 .3rem; font-size: .8rem; }
.signature { display: grid; grid-template-columns: 2fr 1fr 2fr; gap: 1.5rem; margin-top: 3.5rem; break-inside: avoid; }
.signature span { border-top: 1px solid; padding-top: .25rem; font-size: .85rem; }
@media (max-width: 40rem) {
  th:last-child { width: 7rem; }
  .signature { grid-template-columns: 1fr; row-gap: 3rem; }
}
@media print {
  :root { font-size: 11pt; }
  body { max-width: none; margin: 0; padding: 0; }
  section, footer { margin-top: 0; border: 0; break-before: page; }
  tr, caption { break-inside: avoid; }
  caption { break-after: avoid; }
}
@page {
  margin: 18mm 16mm;
  @bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt Georgia, serif; }
}
`;

const { files, pictures } = readContent(root);
const result = checkContent(files, pictures);
if ('problems' in result) {
  console.error(printReport(result.problems));
  process.exitCode = 1;
} else {
  const day = formatDay(torontoDay(buildTime()));
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, sheet(result.content.site.name, day, proofOf(files, result.content)));
  console.log(
    `The proof sheet is ready: open ${relative(process.cwd(), out)} in a browser, and print it or save it as PDF.`,
  );
}
