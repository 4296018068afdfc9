import type { ProofPage, ProofPart, ProofPassage } from '#content/proof.ts';

/** The head of the sheet. */
interface ProofHead {
  name: string;
  /** As it is read: "Sunday, November 22, 2026". */
  day: string;
  /** Of the content, so that a signature belongs to one version of it. */
  hash: string;
}

/** The proof sheet as one HTML document. `pictures` are JPEGs of pages, by address. */
export function proofSheet(
  { name, day, hash }: ProofHead,
  pages: readonly ProofPage[],
  pictures: ReadonlyMap<string, Buffer>,
): string {
  const passages = pages.flatMap(({ parts }) => parts.flatMap((part) => part.passages));
  const drafts = passages.filter(({ draft }) => draft).length;
  const contents = pages.map(({ title }, index) => `<li><a href="#page-${index + 1}">${html(title)}</a></li>`).join('');
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(name)}: the copy of the website</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${html(name)}: the copy of the website</h1>
<p>As of ${html(day)}. Version <code>${hash}</code>: any change to the content changes this code.</p>
<p>${passages.length} passages, of which ${drafts} are drafts, which the organization has not approved yet. <b>Drafts are published like
everything else.</b> A double line in the margin marks them.</p>
<p>Please read each page aloud, cross out what is not true, write the correction above it, and sign below the page. The numbers in the
margin are the lines of the file named above them: that is where to change a passage, and to delete <code>draft: true</code> once it
is approved. Words in braces, such as {amount}, are filled in by the site.</p>
<ol>${contents}</ol>
</header>
<main>
${pages.map((page, index) => section(page, index, pictures)).join('\n')}
</main>
<footer>
<h2>Approval of the whole</h2>
<p>The copy above may be published, with the changes written on this sheet.</p>
${['', ''].map(() => signature('Name and role')).join('\n')}
</footer>
</body>
</html>
`;
}

function section({ title, address, parts }: ProofPage, index: number, pictures: ReadonlyMap<string, Buffer>): string {
  const picture = pictures.get(address ?? '');
  const image = picture
    ? `<img src="data:image/jpeg;base64,${picture.toString('base64')}" alt="The page as it is now">\n`
    : '';
  return `<section id="page-${index + 1}">
${image}<h2>${html(title)}</h2>
${partsByFile(parts).map(part).join('\n')}
${signature('Read and approved by')}
</section>`;
}

/** The parts with passages, with neighbours of the same file joined. */
function partsByFile(parts: readonly ProofPart[]): ProofPart[] {
  const joined: ProofPart[] = [];
  for (const { file, passages } of parts.filter((one) => one.passages.length > 0)) {
    const last = joined.at(-1);
    if (last?.file === file) last.passages.push(...passages);
    else joined.push({ file, passages: [...passages] });
  }
  return joined;
}

function part({ file, passages }: ProofPart): string {
  return `<p class="file"><code>${html(file)}</code></p>\n${passages.map(paragraph).join('\n')}`;
}

function paragraph({ text, line, kind, draft }: ProofPassage): string {
  const classes = draft ? `${kind} draft` : kind;
  return `<p class="${classes}" dir="auto" data-line="${line}">${html(text)}</p>`;
}

function signature(who: string): string {
  const lines = [who, 'Date', 'Signature'].map((label) => `<span>${label}</span>`).join('');
  return `<p class="signature">${lines}</p>`;
}

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

// Black on white in every theme, to be printed and written on.
const STYLE = `
:root { color-scheme: light; font: 16px/1.4 Georgia, 'Times New Roman', serif; }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1.5rem; background: white; color: black; }
h1 { font-size: 1.7rem; line-height: 1.15; }
h2 { margin: 0 0 .5rem; font-size: 1.4rem; }
section, footer { display: flow-root; margin-top: 3rem; padding-top: 1.5rem; border-top: 3px solid; }
section > img { float: right; width: 12rem; max-height: 50rem; margin: 0 0 1rem 1.5rem; border: 1px solid; object-fit: contain; object-position: top; }
code { font: .8em ui-monospace, Menlo, Consolas, monospace; }
.file { margin: 1rem 0 .3rem; }
[data-line] { position: relative; margin: 0 0 0 3rem; padding: .1rem 0 .1rem .7rem; border-left: 4px solid transparent; overflow-wrap: anywhere; }
[data-line]::before { content: attr(data-line); position: absolute; left: -3.2rem; width: 2.7rem; text-align: right; font: .7rem/2 ui-monospace, Menlo, Consolas, monospace; }
[data-line].draft { border-left: 4px double; }
.heading[data-line] { padding-top: .6rem; font-weight: bold; break-after: avoid; }
.heading::before { padding-top: .1rem; }
.button { font-family: system-ui, sans-serif; font-size: .85em; }
.description { font-style: italic; }
.signature { display: grid; grid-template-columns: 2fr 1fr 2fr; gap: 1.5rem; margin-top: 2.5rem; clear: both; break-inside: avoid; }
.signature span { border-top: 1px solid; padding-top: .25rem; font-size: .85rem; }
@media (max-width: 40rem) {
  section > img { width: 7rem; }
  .signature { grid-template-columns: 1fr; row-gap: 3rem; }
}
@media print {
  :root { font-size: 9.5pt; }
  body { max-width: none; margin: 0; padding: 0; }
  section { margin-top: 0; border: 0; break-before: page; }
  footer { break-inside: avoid; }
  [data-line] { break-inside: avoid; }
}
@page {
  margin: 15mm 15mm 17mm;
  @bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt Georgia, serif; }
}
`;
