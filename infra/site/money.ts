import { decimalAmount } from '../../shared/commerce/catalog/format-money.ts';
import { minorDigits } from '../../shared/commerce/catalog/minor-units.ts';

/** An amount in the minor unit, as an English page shows it: `€12.50`, `¥500`, `HUF 9,990.00`. */
export const shownMoney = (amount: number, currency: string): string => {
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(Number(decimalAmount(amount, currency)));
};

/** A typed amount of the main unit, with a point or a comma, in the minor unit. Text without a number is `NaN`. */
export const minorAmount = (text: string, currency: string): number =>
  Math.round(Number(text.replace(',', '.')) * 10 ** minorDigits(currency));
