/**
 * The number of insertions, deletions, substitutions and transpositions between two words; `undefined` if it is more
 * than `most`.
 */
export const editDistance = (a: string, b: string, most: number): number | undefined => {
  if (Math.abs(a.length - b.length) > most) return undefined;
  let [before, above]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const at = (line: readonly number[], column: number) => line[column] ?? Number.POSITIVE_INFINITY;
      let least = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (same ? 0 : 1));
      const crossed = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (i > 1 && j > 1 && crossed) least = Math.min(least, at(before, j - 2) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return undefined;
    [before, above] = [above, row];
  }
  const distance = above[b.length] ?? Number.POSITIVE_INFINITY;
  return distance <= most ? distance : undefined;
};
