/**
 * Numbers a page's islands. Astro's `uid` depends on the project's folder, and nothing in the page reads it. Besides
 * deferScripts, no other step depends on Astro's output.
 * @throws if a version of Astro writes islands differently
 */
export function numberIslands(html: string, file: string): string {
  let count = 0;
  const numbered = html.replace(/<astro-island uid="[^"]*"/g, () => `<astro-island uid="${++count}"`);
  if (count !== html.split('<astro-island').length - 1) {
    throw new Error(
      `${file}: Astro writes the uid of an island differently. Look for <astro-island in the page and change the expression in src/finishing/numberIslands.ts; if two builds in two folders are the same without it (tests/reproducible.test.ts), remove this step.`,
    );
  }
  return numbered;
}
