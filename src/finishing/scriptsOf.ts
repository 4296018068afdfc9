/**
 * All code that a page runs or may load: its inline scripts, its islands and what they import. `read` returns a built
 * script by its address.
 */
export function scriptsOf(html: string, read: (address: string) => string): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const addresses = new Set(
    [...html.matchAll(/(?:component-url|<script[^>]* src)="([^"]+)"/g)].map(([, address = '']) => address),
  );
  const loaded: string[] = [];
  for (const address of addresses) {
    const code = read(address);
    loaded.push(code);
    // The set grows while it is walked.
    for (const [, name = ''] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) addresses.add(`/_astro/${name}`);
  }
  return [...inline, ...loaded].join('\n');
}
