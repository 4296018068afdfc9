import { createHash } from 'node:crypto';

/** The address of a drawing's file, with a hash of its content for caching: "/art/home-hero.1a2b3c4d.svg". */
export function artAddress(name: string, svg: string): string {
  return `/art/${name}.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}.svg`;
}
