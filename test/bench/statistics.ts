export const median = (samples: readonly number[]): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
};

/**
 * Samples of each contender. Contenders alternate, so that their nth samples have the same state of the machine.
 */
export type Samples = ReadonlyMap<string, readonly number[]>;

const of = (samples: Samples, name: string): readonly number[] => {
  const all = samples.get(name);
  if (!all) throw new Error(`${name} was not measured`);
  return all;
};

/** The ratio of the medians of the first and the second contender. */
export const ratio = (samples: Samples, contender: string, baseline: string): number =>
  median(of(samples, contender)) / median(of(samples, baseline));

export const medians = (samples: Samples): readonly (readonly [name: string, value: number])[] =>
  [...samples].map(([name, all]) => [name, median(all)]);
