import { type Color, png } from './png.ts';
import { ellipse, mixed, type Palette, painted, pick, type Shape } from './shapes.ts';

const SIZE = 128;

const SKIN: Palette = [
  [247, 214, 186],
  [198, 142, 102],
  [141, 91, 60],
  [229, 184, 143],
  [92, 58, 40],
];
const HAIR: Palette = [
  [58, 40, 30],
  [20, 20, 26],
  [176, 121, 60],
  [196, 190, 186],
  [126, 55, 35],
];
const WALL: Palette = [
  [203, 225, 221],
  [244, 222, 190],
  [214, 214, 240],
  [240, 207, 204],
  [209, 229, 196],
  [222, 218, 206],
  [190, 214, 236],
];
const SHIRT: Palette = [
  [15, 118, 110],
  [180, 83, 9],
  [67, 56, 202],
  [153, 27, 27],
  [55, 65, 81],
  [22, 101, 52],
];

const INK: Color = [40, 28, 24];

/** The lower edge of a smile around the point. */
const smile = (cx: number, cy: number): Shape => ({
  distance: (x, y) => (y < cy ? 9 : Math.abs(Math.hypot(x - cx, y - cy) - 12) - 1.4),
  color: () => INK,
});

/** A drawn portrait; the same number gives the same picture. */
export const portrait = (number: number): Buffer => {
  const [skin, hair] = [pick(SKIN, number), pick(HAIR, number * 3 + 1)];
  const [wall, shirt] = [pick(WALL, number), pick(SHIRT, number * 5 + 2)];
  const isLong = number % 3 === 0;
  return png(
    SIZE,
    SIZE,
    painted(
      (_, y) => mixed(wall, [255, 255, 255], 0.4 - (y / SIZE) * 0.4),
      [
        isLong ? ellipse(64, 68, 36, 44, hair) : ellipse(64, 44, 31, 28, hair),
        ellipse(64, 138, 48, 42, shirt),
        ellipse(64, 96, 12, 16, mixed(skin, INK, 0.12)),
        ellipse(64, 62, 26, 32, skin),
        ellipse(64, 34, 27, number % 2 === 0 ? 13 : 9, hair),
        ellipse(54, 60, 2.6, 3, INK),
        ellipse(74, 60, 2.6, 3, INK),
        smile(64, 68),
      ],
    ),
  );
};
