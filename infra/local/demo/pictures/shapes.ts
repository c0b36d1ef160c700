import type { Color } from './png.ts';

/** A shape: its distance from a point in pixels, negative inside, and its color there. */
export interface Shape {
  readonly distance: (x: number, y: number) => number;
  readonly color: (x: number, y: number) => Color;
}

export const mixed = (from: Color, to: Color, share: number): Color => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

export const ellipse = (cx: number, cy: number, rx: number, ry: number, color: Color): Shape => ({
  distance: (x, y) => (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry),
  color: () => color,
});

/** Paints the shapes over the background, with soft edges. */
export const painted =
  (background: (x: number, y: number) => Color, shapes: readonly Shape[]) =>
  (x: number, y: number): Color =>
    shapes.reduce(
      (below, { distance, color }) => {
        const cover = Math.min(1, Math.max(0, 0.5 - distance(x, y)));
        return cover === 0 ? below : mixed(below, color(x, y), cover);
      },
      background(x, y),
    );

export type Palette = readonly [Color, ...Color[]];

/** The item of a list that belongs to a number. */
export const pick = <T>(items: readonly [T, ...T[]], number: number): T => items[number % items.length] ?? items[0];
