import { type Color, png } from './png.ts';
import { ellipse, mixed, type Palette, painted, pick, type Shape } from './shapes.ts';

const [WIDTH, HEIGHT, FLOOR] = [480, 320, 270];

const GLAZE: Palette = [
  [118, 152, 132],
  [40, 82, 140],
  [170, 92, 48],
  [228, 220, 204],
  [60, 60, 66],
  [176, 60, 50],
  [94, 128, 60],
  [196, 156, 80],
];
const WALL: Palette = [
  [236, 229, 218],
  [216, 224, 228],
  [230, 218, 208],
  [222, 226, 214],
];

/** Half of the pot’s width at a height from 0 (foot) to 1 (rim). */
const PROFILES = [
  (t: number) => 34 + 76 * Math.sqrt(t),
  (t: number) => 46 + 40 * Math.sin(t * 2.6) - 12 * t,
  (t: number) => 58 + 4 * t,
  (t: number) => 30 + 60 * Math.sin(t * Math.PI * 0.9) + 16 * t * t,
] as const;

const body = (top: number, profile: (t: number) => number, glaze: Color, band: Color): Shape => {
  const height = (y: number) => (FLOOR - y) / (FLOOR - top);
  return {
    distance: (x, y) =>
      Math.max(Math.abs(x - WIDTH / 2) - profile(Math.min(1, Math.max(0, height(y)))), top - y, y - FLOOR),
    color: (x, y) => {
      const t = height(y);
      const base = t < 0.1 ? band : t > 0.62 && t < 0.72 ? mixed(glaze, band, 0.7) : glaze;
      const light = (x - WIDTH / 2) / 110;
      return light < 0
        ? mixed(base, [255, 255, 255], Math.min(0.28, -light * 0.28))
        : mixed(base, [20, 16, 14], Math.min(0.45, light * 0.4));
    },
  };
};

/** A drawn pot on a table; the same number gives the same picture. */
export const pot = (number: number): Buffer => {
  const glaze = pick(GLAZE, number * 3);
  const wall = pick(WALL, number);
  const profile = pick<(t: number) => number>(PROFILES, number);
  const top = [150, 70, 130, 90][number % 4] ?? 100;
  const rim = profile(1);
  return png(
    WIDTH,
    HEIGHT,
    painted(
      (_, y) => (y > 250 ? [150, 118, 90] : mixed(wall, [255, 255, 255], 0.3 - y / 900)),
      [
        ellipse(WIDTH / 2 + 18, FLOOR, profile(0) + 42, 9, [112, 84, 62]),
        body(top, profile, glaze, pick(GLAZE, number + 4)),
        ellipse(WIDTH / 2, top, rim, rim * 0.16 + 2, mixed(glaze, [255, 255, 255], 0.35)),
        ellipse(WIDTH / 2, top + 1, rim - 6, rim * 0.13, mixed(glaze, [20, 16, 14], 0.5)),
      ],
    ),
  );
};
