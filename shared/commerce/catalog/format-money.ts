import { minorDigits } from './minor-units.ts';

/** The amount in the main unit of its currency: `12.50` for 1250 cents. Exact for every safe integer. */
export const decimalAmount = (amount: number, currency: string): string => {
  const digits = minorDigits(currency);
  const minor = String(Math.abs(amount)).padStart(digits + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return digits === 0 ? `${sign}${minor}` : `${sign}${minor.slice(0, -digits)}.${minor.slice(-digits)}`;
};

/** Formats an amount in the minor unit of its currency, such as `12.50 USD`. */
export const formatMoney = (amount: number, currency: string): string =>
  `${decimalAmount(amount, currency)} ${currency.toUpperCase()}`;
