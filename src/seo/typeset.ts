import { type Outline, outline } from '#seo/outline.ts';

interface Area {
  /** In pixels. */
  width: number;
  height: number;
  /** The largest type size, in pixels. */
  size: number;
}

interface Typesetting {
  size: number;
  lines: Outline[];
}

/** The distance between baselines, as a multiple of the type size. */
export const LEADING = 1.02;

const MAX_LINES = 4;
const STEP = 2;

/**
 * Sets a title as large as its area allows. A title of several lines stays as it is; a single line is broken wherever that
 * gives the largest type.
 */
export function typeset(title: readonly string[], area: Area): Typesetting {
  const words = title.length === 1 ? (title[0] ?? '').split(' ') : [];
  const choices = words.slice(0, MAX_LINES).map((_, index) => wrap(words, index + 1));
  const settings = (choices.length > 0 ? choices : [title]).map((lines) => fitSize(lines, area));
  return settings.reduce((best, setting) => (setting.size > best.size ? setting : best));
}

function fitSize(lines: readonly string[], { width, height, size: maxSize }: Area): Typesetting {
  // Widths are proportional to the size, so they are measured once.
  const widest = Math.max(...lines.map((line) => outline(line, 1).width));
  let size = maxSize;
  while (size > STEP && (lines.length * size * LEADING > height || widest * size > width)) size -= STEP;
  return { size, lines: lines.map((line) => outline(line, size)) };
}

/** Breaks words into lines so that the longest line is as short as possible. */
function wrap(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  const choices = words
    .slice(0, words.length - count + 1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), ...wrap(words.slice(index + 1), count - 1)]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return choices.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
