import type { Value } from './table.ts';

/** An amount in the smallest unit of its currency, as people read it: `12.50 USD`. */
export const money = (amount: unknown, currency: unknown): Value => {
  if (typeof amount !== 'number') return null;
  if (typeof currency !== 'string') return amount;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  return `${(amount / 10 ** digits).toFixed(digits)} ${currency.toUpperCase()}`;
};
