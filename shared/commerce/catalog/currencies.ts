import * as z from 'zod';
import { described } from '#docs';

/** The largest amount of a price, coupon or refund: the limit of the payment provider. */
export const MAX_AMOUNT = 99_999_999;

/** An integer amount in the minor unit of the currency: cents for EUR, yen for JPY. */
export const Amount = z
  .int()
  .min(0)
  .max(MAX_AMOUNT)
  .meta(described('An amount in the minor unit of the currency: cents for EUR, yen for JPY.'));
