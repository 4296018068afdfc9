import { expect, test } from '@playwright/test';
import { open, visits } from '../site/site.ts';
import { loadAll, settle } from './page.ts';

/** Widths in CSS pixels. */
const WIDTHS = [
  ...[320, 344, 360, 375, 390, 412, 480, 540, 600, 680, 768, 844],
  ...[900, 960, 1024, 1112, 1216, 1280, 1366, 1440, 1680, 1920, 2240, 2560],
];

const LIMITS = {
  /** A plain strip along a block's side, as a share of the block. */
  plain: 0.12,
  /** How far a ring may be stretched, and a block of straight pieces. Rows are longer than a block. */
  ring: 1.05,
  block: 1.7,
};

for (const visit of visits) {
  test(`every block of ${visit.name} is pieced to its edges, and rings are round, at ${WIDTHS.length} widths`, async ({
    page,
  }) => {
    await open(page, visit);
    await loadAll(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      expect.soft(await page.evaluate(findFaults, LIMITS), `${width} px`).toEqual([]);
    }
  });
}

/** Runs in the page, so it uses nothing from outside: what is wrong with its blocks, as painted in the current window. */
function findFaults(limits: typeof LIMITS): string[] {
  /** A piece in the window's coordinates, or stitches, which have no fill. */
  interface Shape {
    fill: string;
    path: Path2D;
    size: DOMRect;
    d: string;
    matrix: DOMMatrix;
  }
  const context = document.createElement('canvas').getContext('2d');
  const blocks = [...document.querySelectorAll<SVGSVGElement>('main svg')].filter((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    return Math.min(width, height) >= 40 && svg.checkVisibility() && svg.viewBox.baseVal !== null;
  });
  return blocks.flatMap((svg) => {
    const shapes = shapesOf(svg, svg.getScreenCTM());
    const pieces = shapes.filter(({ fill }) => fill !== 'none');
    const [first] = pieces;
    if (!first || new Set(pieces.map(({ fill }) => fill)).size < 3) return [];
    const { width, height } = svg.viewBox.baseVal;
    const isRow = Math.max(width / height, height / width) > limits.block;
    const box = svg.getBoundingClientRect();
    const name = `${svg.closest('[class]:not(svg)')?.className} near “${svg.closest('section, article')?.querySelector('h1, h2, h3')?.textContent}”, ${Math.round(box.width)} × ${Math.round(box.height)} px`;
    // Of pieces nearly as large as the drawing, all but the last show only strips: a frame, which may have any shape.
    const isFrame = pieces.every(({ size }) => size.width > 0.7 * width && size.height > 0.7 * height);
    const straight = isRow || isFrame ? Infinity : limits.block;
    const found = pieces.flatMap(({ d, matrix }) => {
      const limit = /c/i.test(d) ? limits.ring : straight;
      return stretchOf(matrix) > limit
        ? [`${name}: stretched by ${stretchOf(matrix).toFixed(2)} (limit ${limit})`]
        : [];
    });
    return [
      ...new Set(found),
      ...(isRow || getComputedStyle(svg).position !== 'absolute' ? [] : plainSides(box, pieces, shapes, name)),
    ];
  });

  function shapesOf(root: Element, matrix: DOMMatrix | null): Shape[] {
    return [...root.children].flatMap((child): Shape[] => {
      const own = (child as SVGGraphicsElement).transform?.baseVal.consolidate()?.matrix;
      const here = DOMMatrix.fromMatrix(matrix ?? undefined).multiply(DOMMatrix.fromMatrix(own));
      if (child instanceof SVGUseElement) {
        here.translateSelf(child.x.baseVal.value, child.y.baseVal.value);
        const copied = document.querySelector(child.href.baseVal);
        return copied ? shapesOf(copied, here) : [];
      }
      if (!(child instanceof SVGPathElement)) return child instanceof SVGGElement ? shapesOf(child, here) : [];
      const d = child.getAttribute('d') ?? '';
      const path = new Path2D();
      path.addPath(new Path2D(d), here);
      return [{ fill: getComputedStyle(child).fill, size: child.getBBox(), path, d, matrix: here }];
    });
  }

  /** The longest radius that a circle gets, by its shortest: the ratio of the matrix's singular values. */
  function stretchOf({ a, b, c, d }: DOMMatrix): number {
    const [sum, product] = [a * a + b * b + c * c + d * d, Math.abs(a * d - b * c)];
    const root = Math.sqrt(Math.max(0, sum * sum - 4 * product * product));
    return Math.sqrt((sum + root) / (sum - root));
  }

  /** Sides along which one cloth without stitches is deeper than the limit. */
  function plainSides(box: DOMRect, pieces: Shape[], shapes: Shape[], name: string): string[] {
    const SAMPLES = 12;
    const STEP = 0.01;
    const fillAt = (x: number, y: number) => pieces.findLast(({ path }) => context?.isPointInPath(path, x, y))?.fill;
    const stitches = shapes.filter(({ fill }) => fill === 'none');
    const isStitched = (x: number, y: number) => stitches.some(({ path }) => context?.isPointInStroke(path, x, y));
    if (context) context.lineWidth = 2 * STEP * Math.max(box.width, box.height);
    return ['top', 'right', 'bottom', 'left'].flatMap((side) => {
      const pointAt = (along: number, depth: number): [number, number] => {
        const inward = side === 'top' || side === 'left' ? depth : 1 - depth;
        const upright = side === 'left' || side === 'right';
        return [box.left + box.width * (upright ? inward : along), box.top + box.height * (upright ? along : inward)];
      };
      const lineAt = (depth: number) => {
        const points = Array.from({ length: SAMPLES }, (_, index) => pointAt((index + 0.5) / SAMPLES, depth));
        const fills = new Set(points.map(([x, y]) => fillAt(x, y)));
        return fills.size > 1 || points.some(([x, y]) => isStitched(x, y)) ? undefined : [...fills][0];
      };
      let depth = 0.02;
      const edge = lineAt(depth);
      while (edge !== undefined && depth < 1 && lineAt(depth) === edge) depth += STEP;
      return depth > limits.plain ? [`${name}: ${edge} along the ${side}, ${Math.round(100 * depth)} % deep`] : [];
    });
  }
}
