import { createHash } from 'node:crypto';
import cloth from '#styles/cloth.css?inline';
import figures from '#styles/figures.css?inline';
import palette from '#styles/palette.css?inline';
import { renderSigns } from '#art/signs/renderSigns.tsx';

const svg = renderSigns(palette + cloth + figures);

/** The file of all signs. Its name holds a hash of the content, so that browsers may keep it for ever. */
export const signFile = { name: `signs.${createHash('sha256').update(svg).digest('hex').slice(0, 8)}`, svg };
