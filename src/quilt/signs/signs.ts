import type { FabricName } from '#quilt/cloth.ts';

/** The width and height of a sign in units, which are about pixels. */
export const SIGN_SIZE = 48;

type Cut = readonly [fabric: FabricName, path: string];

interface Sign {
  /** A light cloth, so that ink shows in both themes and on paper. */
  ground: 'marigold' | 'sky' | 'petal' | 'cotton';
  /** Later pieces are on top. The shape must be clear from ink alone. */
  pieces: readonly Cut[];
}

/** An octagon. */
function round(x: number, y: number, radius: number): string {
  const near = Math.round(radius * 4) / 10;
  return `M${x - near} ${y - radius}h${near * 2}L${x + radius} ${y - near}v${near * 2}L${x + near} ${y + radius}h${-near * 2}L${x - radius} ${y + near}v${-near * 2}Z`;
}

const woman = (x: number, y: number): string => `${round(x, y, 5)}M${x - 3} ${y + 6}h6L${x + 8} ${y + 23}h-16Z`;

/** The signs of facts. */
export const SIGNS = {
  online: {
    ground: 'sky',
    pieces: [
      ['ink', 'M9 9L39 8L40 32L8 33ZM4 36L44 35L45 41L3 42Z'],
      ['cotton', 'M13 13L35 12L36 28L12 29Z'],
      ['poppy', 'M20 15L31 21L20 26Z'],
    ],
  },
  address: {
    ground: 'marigold',
    pieces: [
      ['ink', 'M24 44L11 23L13 11L24 5L35 10L37 22Z'],
      ['poppy', 'M18 14L30 13L29 25L19 24Z'],
    ],
  },
  transit: {
    ground: 'petal',
    pieces: [
      ['ink', 'M8 12L40 10L41 34L7 35ZM12 36h7v4h-7ZM29 36h7v4h-7ZM4 42L44 41V44H4ZM22 10L30 4L32 5L26 11Z'],
      ['cotton', 'M11 16L19 15L19 24L11 24ZM21 15L28 15L28 24L21 24ZM30 15L37 14L37 24L30 24Z'],
      ['poppy', 'M9 28L40 27L40 30L9 31Z'],
    ],
  },
  parking: {
    ground: 'sky',
    pieces: [
      ['ink', 'M14 7L28 6L36 12L36 23L29 28L22 28L22 42L13 42Z'],
      ['sky', 'M22 13L26 13L28 15L28 20L26 22L22 22Z'],
    ],
  },
  entrance: {
    ground: 'marigold',
    pieces: [
      ['ink', 'M25 6L42 5L43 42L4 43L4 39L25 31Z'],
      ['cotton', 'M30 11L38 10L38 31L30 32Z'],
      ['poppy', 'M30 21L33 21L33 25L30 25Z'],
    ],
  },
  washroom: {
    ground: 'petal',
    pieces: [
      ['ink', 'M6 15L28 14L37 20L38 29L29 29L28 24L25 22L6 23ZM14 6L24 5L24 9L21 9L21 14L17 14L17 10L14 10Z'],
      ['indigo', 'M33 31L38 38L37 43L31 44L28 40Z'],
    ],
  },
  signing: {
    ground: 'sky',
    pieces: [
      [
        'ink',
        'M14 23L10 7L15 5L20 20L21 17L25 16L26 19L27 17L31 18L33 6L38 7L37 28L34 38L28 44L19 43L13 36L4 29L6 24L15 29Z',
      ],
      ['hibiscus', 'M40 12L45 9L46 12L41 15ZM40 19L46 19L46 22L40 22ZM3 9L8 12L6 15L2 12Z'],
    ],
  },
  quiet: {
    ground: 'petal',
    pieces: [
      ['ink', 'M30 5L16 10L9 23L14 37L28 43L40 37L29 33L23 24L26 14L38 10Z'],
      ['indigo', 'M35 18L38 22L43 23L39 26L38 31L35 27L30 27L33 23Z'],
    ],
  },
  scent: {
    ground: 'marigold',
    pieces: [
      ['ink', 'M11 23L29 22L32 42L9 43ZM15 14L25 13L25 20L15 21Z'],
      ['hibiscus', 'M29 13L33 11L34 14L30 16ZM36 7L41 5L42 9L37 11ZM36 15L42 15L42 19L36 19ZM28 6L32 4L33 7L29 9Z'],
      ['petal', 'M14 29L27 28L28 36L13 37Z'],
    ],
  },
  childcare: {
    ground: 'sky',
    pieces: [
      ['ink', 'M9 11L14 6L19 9L24 7L30 9L35 6L40 11L36 17L33 24L15 24L12 17Z'],
      ['skin4', 'M17 14L31 13L33 21L29 27L20 28L15 22Z'],
      ['hibiscus', 'M19 29L29 28L38 44L10 44Z'],
    ],
  },
  food: {
    ground: 'marigold',
    pieces: [
      ['ink', `${round(30, 25, 15)}M3 6h2v9h2V6h2v9h2V6h2v13l-3 3v21H6V22l-3-3Z`],
      ['cotton', round(30, 25, 12)],
      ['poppy', 'M24 19L36 18L37 30L25 31Z'],
    ],
  },
  cost: {
    ground: 'petal',
    pieces: [
      ['ink', round(24, 24, 19)],
      ['marigold', round(24, 24, 16)],
      ['ink', 'M22 10h4v4h-4ZM22 34h4v4h-4ZM16 14L32 13L32 18L21 18L21 22L32 22L32 34L16 35L16 30L27 30L27 26L16 27Z'],
    ],
  },
  languages: {
    ground: 'sky',
    pieces: [
      ['ink', 'M4 6L30 5L31 23L17 24L10 31L10 24L4 24Z'],
      ['oxblood', 'M20 27L34 26L34 13L44 12L45 35L39 36L39 43L31 36L20 37Z'],
      ['cotton', 'M9 11L25 10L25 13L9 14ZM9 16L20 16L20 19L9 19Z'],
    ],
  },
  audience: {
    ground: 'marigold',
    pieces: [
      ['oxblood', woman(12, 15) + woman(36, 15)],
      ['ink', woman(24, 20)],
    ],
  },
  bring: {
    ground: 'petal',
    pieces: [
      ['ink', 'M8 18L40 17L42 42L6 43ZM14 18L16 6L32 5L34 17L29 17L28 10L20 11L19 18Z'],
      ['marigold', 'M15 26L33 25L34 35L14 36Z'],
      ['poppy', 'M24 26L33 25L34 35L24 36Z'],
    ],
  },
  capacity: {
    ground: 'sky',
    pieces: [
      ['ink', 'M11 5L17 4L18 25L37 24L38 43L32 43L32 33L18 34L18 44L11 44Z'],
      ['poppy', 'M18 24L37 23L38 29L18 30Z'],
    ],
  },
  contact: {
    ground: 'marigold',
    pieces: [
      ['ink', 'M8 12L16 5L24 15L19 21L28 30L34 25L43 32L37 41L30 43L18 37L9 25Z'],
      ['poppy', 'M28 6L35 8L41 14L43 21L39 21L36 16L32 12L28 10Z'],
    ],
  },
  rhythm: {
    ground: 'sky',
    pieces: [
      ['ink', round(24, 24, 19)],
      ['cotton', round(24, 24, 14)],
      ['ink', 'M22 13L26 13L26 23L34 27L32 31L22 26Z'],
    ],
  },
  nextStart: {
    ground: 'petal',
    pieces: [
      ['ink', 'M6 9L12 9L12 4L17 4L17 9L31 8L31 4L36 4L36 8L42 8L43 42L5 43Z'],
      ['cotton', 'M10 19L38 18L38 37L10 38Z'],
      ['poppy', 'M26 26L35 25L35 34L26 35Z'],
    ],
  },
  begin: {
    ground: 'marigold',
    pieces: [
      ['ink', 'M45 4L41 12L14 37L8 40L11 34L36 8Z'],
      ['marigold', 'M37 9L39 11L33 17L31 15Z'],
      ['indigo', 'M5 10L14 9L14 12L5 13ZM5 19L11 18L11 21L5 22ZM26 40L34 39L34 42L26 43ZM38 39L44 38L44 41L38 42Z'],
    ],
  },
  next: {
    ground: 'petal',
    pieces: [
      ['poppy', 'M4 8L17 24L4 40Z'],
      ['oxblood', 'M17 8L30 24L17 40Z'],
      ['ink', 'M30 8L44 24L30 40Z'],
    ],
  },
  email: {
    ground: 'sky',
    pieces: [
      ['ink', 'M4 10L44 9L45 39L3 40Z'],
      ['cotton', 'M9 14L39 13L24 25ZM8 19L24 31L40 18L40 34L8 35Z'],
    ],
  },
} as const satisfies Record<string, Sign>;

export type SignName = keyof typeof SIGNS;
