import { moneyText } from '../../shared/commerce/catalog/money-text.ts';
import type { Value } from './table.ts';

/** An amount in the smallest unit of its currency, as people read it: `12.50 USD`. */
export const money = (amount: unknown, currency: unknown): Value => {
  if (typeof amount !== 'number') return null;
  return typeof currency === 'string' ? moneyText(amount, currency) : amount;
};
