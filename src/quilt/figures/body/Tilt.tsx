import type { ReactNode } from 'react';
import type { Point } from '#quilt/geometry.ts';

/** The point about which a head turns on its neck. */
export const CHIN_PIVOT: Point = [480, 1000];

/** How far each head in profile is turned, in degrees: more lifts the chin. */
export const TILTS = {
  builder: 3,
  elder: 2,
  healer: 4,
  host: 2,
  keeper: 2,
  leader: 5,
  maker: -3,
  reader: 5,
  sister: 2,
} as const;

/** Turns a head on its neck, in degrees. */
export function Tilt({ by, children }: { by: number; children: ReactNode }) {
  return <g transform={`rotate(${by} ${CHIN_PIVOT.join(' ')})`}>{children}</g>;
}
