const ISLAND = /<astro-island uid="[^"]*"(?=[^>]* component-url="\/_astro\/[^>]* renderer-url="\/_astro\/)/g;

/**
 * Numbers a page's islands. Astro's `uid` depends on the project's folder, and nothing in the page reads it.
 * @throws if a version of Astro writes islands differently, which other steps read too (docs/upgrading.md)
 */
export function numberIslands(html: string, file: string): string {
  let count = 0;
  const numbered = html.replace(ISLAND, () => `<astro-island uid="${++count}"`);
  if (count !== html.split('<astro-island').length - 1) {
    throw new Error(
      `${file}: Astro writes the attributes of an island differently. Look for <astro-island in the page, and change build/finishing/numberIslands.ts, scriptsOf.ts and contentSecurityPolicy.ts to match.`,
    );
  }
  return numbered;
}
