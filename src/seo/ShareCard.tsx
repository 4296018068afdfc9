import { BrandPaths } from '#quilt/BrandMark.tsx';
import { type BlockLook, drawBlock } from '#quilt/blocks.ts';
import { type ClothName, isLight } from '#quilt/cloth.ts';
import { Patchwork } from '#quilt/patchwork.ts';
import { PatchworkPaths } from '#quilt/PatchworkPaths.tsx';
import { line, parsePoints, quad } from '#quilt/geometry.ts';
import { outline } from '#seo/outline.ts';
import { LEADING, typeset } from '#seo/typeset.ts';

export interface Card {
  /** Seed of the block. */
  seed: string;
  block: BlockLook;
  /** The cloth under the text. */
  ground: ClothName;
  title: readonly string[];
  /** The lines under the title. */
  facts: readonly string[];
  /** The organization's name. */
  name: string;
}

/** The size that social networks ask for, in pixels. */
export const CARD = { width: 1200, height: 630 } as const;

const MARGIN = 60;
const TEXT_AREA = { width: 520, height: 400 };
const TITLE = { size: 176 };
const FACT = { size: 31, leading: 43, gap: 32 };
const NAME = { size: 32, mark: 50, baseline: 554 };

/** The picture that social networks show beside a link: text on the left, the block of the page or event on the right. */
export function ShareCard({ seed, block, ground, title, facts, name, css }: Card & { css: string }) {
  const patchwork = new Patchwork(seed);
  // The outer edges are outside the picture, so that only the seam looks cut by hand.
  drawBlock(patchwork, quad([622, -10], [1214, -12], [1212, 644], [644, 642]), block);
  const light = isLight(ground);
  // A long fact takes two lines.
  const factLines = facts.flatMap(
    (fact) => typeset([fact], { width: TEXT_AREA.width, height: 2 * FACT.leading, size: FACT.size }).lines,
  );
  const factsHeight = factLines.length > 0 ? FACT.gap + factLines.length * FACT.leading : 0;
  const { size, lines } = typeset(title, { width: TEXT_AREA.width, height: TEXT_AREA.height - factsHeight, ...TITLE });
  // Leaves room for capitals, which are 0.7 of the type size high.
  const baseline = MARGIN + size * 0.76;
  const factsBaseline = baseline + (lines.length - 1) * size * LEADING + FACT.gap + FACT.leading;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...CARD} viewBox={`0 0 ${CARD.width} ${CARD.height}`} aria-hidden="true">
      <style>{css}</style>
      <rect className={ground} {...CARD} />
      <PatchworkPaths patchwork={patchwork} />
      <path className={light ? 'sd' : 'st'} d={line(parsePoints('606,-10 628,642'))} />
      <g className={light ? 'ink' : 'marigold'}>
        {lines.map(({ path }, index) => (
          <path key={path} d={path} transform={`translate(${MARGIN} ${baseline + index * size * LEADING})`} />
        ))}
      </g>
      <g className={light ? 'ink' : 'cotton'}>
        {factLines.map(({ path }, index) => (
          <path key={path} d={path} transform={`translate(${MARGIN} ${factsBaseline + index * FACT.leading})`} />
        ))}
        <path d={outline(name, NAME.size).path} transform={`translate(${MARGIN + NAME.mark + 16} ${NAME.baseline})`} />
      </g>
      <g transform={`translate(${MARGIN} ${NAME.baseline - 36}) scale(${NAME.mark / 64})`}>
        {/* The mark's outer cloth is dark, so it gets a light edge on a dark ground. */}
        {!light && <rect className="cotton" x="-5" y="-5" width="74" height="74" />}
        <BrandPaths />
      </g>
    </svg>
  );
}
