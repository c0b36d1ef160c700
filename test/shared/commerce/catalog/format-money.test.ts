import { expect, test } from 'vitest';
import { formatMoney } from '../../../../shared/commerce/catalog/format-money.ts';

test.each([
  [1250, 'USD', '12.50 USD'],
  [5, 'eur', '0.05 EUR'],
  [1250, 'JPY', '1250 JPY'],
  [1250, 'KWD', '1.250 KWD'],
  [0, 'USD', '0.00 USD'],
])('%i minor units of %s are %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
