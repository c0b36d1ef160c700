/**
 * The number of characters to insert, remove, replace or swap with their neighbor, to make one text the other; infinite
 * if it is more than `most`.
 */
export const editDistance = (from: string, to: string, most = Number.POSITIVE_INFINITY): number => {
  if (Math.abs(from.length - to.length) > most) return Number.POSITIVE_INFINITY;
  let [before, above]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      const at = (line: readonly number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY;
      let least = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (same ? 0 : 1));
      const crossed = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (i > 1 && j > 1 && crossed) least = Math.min(least, at(before, j - 2) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return Number.POSITIVE_INFINITY;
    [before, above] = [above, row];
  }
  const distance = above[to.length] ?? Number.POSITIVE_INFINITY;
  return distance <= most ? distance : Number.POSITIVE_INFINITY;
};
