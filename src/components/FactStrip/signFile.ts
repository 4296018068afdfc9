import { createHash } from 'node:crypto';
import cloth from '#styles/cloth.css?inline';
import figures from '#styles/figures.css?inline';
import palette from '#styles/palette.css?inline';
import { renderSigns } from '#art/signs/renderSigns.tsx';

const svg = renderSigns(palette + cloth + figures);

/** The file of all signs, named with a hash of its content for caching. */
export const signFile = { name: `signs.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`, svg };
