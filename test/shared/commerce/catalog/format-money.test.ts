import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from '../../../../shared/commerce/catalog/format-money.ts';
import { minorDigits } from '../../../../shared/commerce/catalog/minor-units.ts';
import { Currency } from '../../../../shared/platform/text/currency.ts';

test.each([
  [1250, 'USD', '12.50 USD'],
  [5, 'eur', '0.05 EUR'],
  [1250, 'JPY', '1250 JPY'],
  [1250, 'krw', '1250 KRW'],
  [1250, 'KWD', '1.250 KWD'],
  [0, 'USD', '0.00 USD'],
  [0, 'JPY', '0 JPY'],
  [7, 'BHD', '0.007 BHD'],
])('%i minor units of %s are %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

test.each('AFN ALL COP HUF IDR LAK LBP MMK PKR SOS STD YER'.split(' '))(
  '%s has hundredths, although locale data has none',
  (currency) => {
    expect(formatMoney(999_000, currency)).toBe(`9990.00 ${currency}`);
  },
);

const CODES = 'USD EUR HUF COP IDR JPY KRW CLP VND XAF XPF BHD JOD KWD OMR TND'.split(' ');
const currency = fc.constantFrom(...CODES);
const amount = fc.nat(Number.MAX_SAFE_INTEGER);

test('a formatted amount is the amount, digit for digit', () => {
  fc.assert(
    fc.property(amount, currency, (of, code) => {
      const [text = '', shown] = formatMoney(of, code).split(' ');
      const [, decimals = ''] = text.split('.');
      expect([BigInt(text.replace('.', '')), shown]).toEqual([BigInt(of), code]);
      expect(decimals).toHaveLength(minorDigits(code));
    }),
  );
});

test('the currencies without hundredths are those of the payment provider', () => {
  const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = all.flatMap((a) => all.flatMap((b) => all.map((c) => a + b + c)));
  const known = codes.filter((code) => Currency.safeParse(code).success);
  const withDigits = (digits: number) => known.filter((code) => minorDigits(code) === digits).join(' ');
  expect(withDigits(0)).toBe('BIF CLP DJF GNF JPY KMF KRW PYG RWF VND VUV XAF XOF XPF');
  expect(withDigits(3)).toBe('BHD JOD KWD OMR TND');
});
