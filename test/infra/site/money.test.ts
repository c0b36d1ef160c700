import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minorAmount, shownMoney } from '../../../infra/site/money.ts';
import { decimalAmount } from '../../../shared/commerce/catalog/format-money.ts';

test.each([
  [500, 'JPY', '¥500'],
  [1250, 'eur', '€12.50'],
  [1230, 'KWD', 'KWD 1.230'],
  [999_000, 'HUF', 'HUF 9,990.00'],
  [5_000_000, 'IDR', 'IDR 50,000.00'],
])('%i minor units of %s are shown as %s', (amount, currency, text) => {
  expect(shownMoney(amount, currency).replace(/\s/g, ' ')).toBe(text);
});

test('a typed amount of the main unit is the amount in the minor unit', () => {
  const currency = fc.constantFrom('EUR', 'JPY', 'KWD', 'HUF');
  fc.assert(
    fc.property(fc.nat(99_999_999), currency, (amount, code) => {
      const text = decimalAmount(amount, code);
      expect([minorAmount(text, code), minorAmount(text.replace('.', ','), code)]).toEqual([amount, amount]);
    }),
  );
  expect(minorAmount('free', 'EUR')).toBeNaN();
});
