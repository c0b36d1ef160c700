/** The number of characters to insert, remove, replace or swap with their neighbor, to make one text the other. */
export const editDistance = (from: string, to: string): number => {
  let [before, row]: [readonly number[], readonly number[]] = [
    [],
    Array.from({ length: to.length + 1 }, (_, at) => at),
  ];
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next[j] = Math.min(
        cost(row[j]) + 1,
        cost(next[j - 1]) + 1,
        cost(row[j - 1]) + (isSame ? 0 : 1),
        isSwap ? cost(before[j - 2]) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return cost(row[to.length]);
};

const cost = (value = Number.POSITIVE_INFINITY): number => value;

/** Texts that are longer are not compared. */
const MAX_LENGTH = 100;

/** The candidate that is most like the text, if at most a third of its characters differ; the first of equals. */
export const nearest = (text: string, candidates: readonly string[]): string | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  let [found, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const candidate of candidates) {
    const distance = editDistance(text, candidate);
    if (distance >= least || distance * 3 > Math.max(text.length, candidate.length)) continue;
    [found, least] = [candidate, distance];
  }
  return found;
};
