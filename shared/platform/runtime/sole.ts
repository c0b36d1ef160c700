/** The only item of a list that has exactly one. */
export const sole = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined || items.length > 1) throw new Error(`One item was expected, there are ${items.length}`);
  return item;
};
