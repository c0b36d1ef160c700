/** Dollars with three significant digits, without a trailing fraction above 100. */
export const dollars = (usd: number): string => {
  if (usd >= 100) return `$${Math.round(usd).toLocaleString('en')}`;
  return `$${usd >= 10 ? usd.toFixed(1) : usd.toFixed(2)}`;
};
