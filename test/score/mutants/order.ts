import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blockOf, blocksOf } from './blocks.ts';
import type { Mutant } from './candidates.ts';
import type { Reach, Reached } from './reach.ts';

/** Which of a defect’s tests run at once: few at first, because most defects are found by the nearest. */
const RUNS = [
  [0, 2],
  [2, 10],
  [10, 40],
] as const;
/** The recorded seconds of all tests that are asked about one defect. */
const MOST_SECONDS = 30;

const folders = (path: string): readonly string[] => dirname(path).split('/');

/** How many folders the path of a test shares with that of the file. */
const nearness = (file: string, test: string): number => {
  const [own, other] = [folders(file), folders(test).slice(1)];
  const apart = own.findIndex((folder, nth) => folder !== other[nth]);
  return apart === -1 ? own.length : apart;
};

/** The tests that run the block of a defect; those that load the file, if it is of no block. */
const reaching = (tree: string, { names, tests }: Reach, { file, at }: Mutant): readonly Reached[] => {
  const block = blockOf(blocksOf(file, readFileSync(join(tree, file), 'utf8')), at);
  const place = names.indexOf(block === undefined ? file : `${file}:${block}`);
  return tests.filter(({ passed, reached }) => passed && reached.includes(place));
};

/** The first tests that take so many seconds together, and at least one. */
const within = (seconds: number, tests: readonly Reached[]): readonly Reached[] => {
  let left = seconds;
  return tests.filter((test, nth) => {
    left -= test.seconds;
    return left >= 0 || nth === 0;
  });
};

/** The tests that are asked about a defect, in the order in which they are: the nearest, then the fastest. */
export const runsFor = (tree: string, reach: Reach, mutant: Mutant): readonly (readonly string[])[] => {
  const order = reaching(tree, reach, mutant).toSorted(
    (one, other) => nearness(mutant.file, other.test) - nearness(mutant.file, one.test) || one.seconds - other.seconds,
  );
  const asked = within(MOST_SECONDS, order).map(({ test }) => test);
  return RUNS.map(([from, to]) => asked.slice(from, to)).filter(({ length }) => length > 0);
};
