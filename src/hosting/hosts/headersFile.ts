import type { Header } from '#hosting/policy.ts';

/** One block of a `_headers` file, the format that Netlify brought up and Cloudflare reads too. */
export interface HeaderRule {
  /** An address, or one ending in `/*` for all under it. */
  pattern: string;
  /** Taken away again from what an earlier rule has set. Cloudflare alone can do that. */
  remove?: readonly string[];
  headers: readonly Header[];
}

/** Writes the rules, or throws where a network would silently drop some of them. Limits in rules and in characters of a line. */
export function headersFile(rules: readonly HeaderRule[], limits: { rules: number; line: number }): string {
  const written = rules.filter(({ headers, remove = [] }) => headers.length + remove.length > 0);
  const lines = written.flatMap(({ pattern, remove = [], headers }) => [
    pattern,
    ...remove.map((name) => `  ! ${name}`),
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > limits.line);
  if (long)
    throw new Error(`_headers may have ${limits.line} characters a line: ${long.slice(0, 80)}… has ${long.length}.`);
  if (written.length > limits.rules)
    throw new Error(`_headers may have ${limits.rules} rules and needs ${written.length}.`);
  return `${lines.join('\n')}\n`;
}
