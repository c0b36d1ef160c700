/** A number with its noun: `1 team`, `2 teams`. A noun whose plural does not end in s, or that has a verb, names both. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;
