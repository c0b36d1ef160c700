/** Characters of the longest bar. */
const WIDTH = 20;

/** A bar of block characters, as long as the value is large compared with the largest one; every cost has a mark. */
export const bar = (value: number, largest: number): string =>
  value <= 0 ? '' : '█'.repeat(Math.round((value / largest) * WIDTH)) || '▏';

/** Dollars with three significant digits, without a trailing fraction above 100. */
export const dollars = (usd: number): string => {
  if (usd >= 100) return `$${Math.round(usd).toLocaleString('en')}`;
  return `$${usd >= 10 ? usd.toFixed(1) : usd.toFixed(2)}`;
};
