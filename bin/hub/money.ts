import { formatMoney } from '../../shared/commerce/catalog/format-money.ts';
import type { Value } from './table.ts';

/** Formats an amount in the smallest unit of its currency: `12.50 USD`. */
export const money = (amount: unknown, currency: unknown): Value => {
  if (typeof amount !== 'number') return null;
  return typeof currency === 'string' ? formatMoney(amount, currency) : amount;
};
