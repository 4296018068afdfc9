/**
 * Numbers the islands of a page. Astro gives each island a `uid` that depends on the folder of the project and that nothing
 * in the page reads. This is the only step that reads Astro's own output. Throws where an upgrade of Astro has changed that.
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
