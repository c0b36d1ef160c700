/** Does the work for each item, at most `width` at a time, and returns the results in the order of the items. */
export const each = async <T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>, width = 4) => {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index];
      if (item !== undefined) results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
};
