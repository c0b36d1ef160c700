/**
 * The decimal digits of the minor unit, as the payment provider counts amounts. Every other currency has two. Locale
 * data differs: it has no fractions for HUF, IDR and others that are charged in hundredths.
 */
const DIGITS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF JPY KMF KRW PYG RWF VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0] as const),
  ...'BHD JOD KWD OMR TND'.split(' ').map((code) => [code, 3] as const),
]);

const TWO_DIGITS = 2;

/** The decimal digits of the minor unit of a currency, in any case. */
export const minorDigits = (currency: string): number => DIGITS.get(currency.toUpperCase()) ?? TWO_DIGITS;

/** The smallest amount that can be charged: 10 with three decimal digits. Every amount is a multiple of it. */
export const smallestCharge = (currency: string): number => (minorDigits(currency) > TWO_DIGITS ? 10 : 1);

/** Whether the provider accepts the amount: with three decimal digits, the last one must be 0. */
export const isChargeable = (amount: number, currency: string): boolean => amount % smallestCharge(currency) === 0;

/** The error detail for an amount that is not chargeable. */
export const notChargeable = (field: string, currency: string): string =>
  `\`${field}\` must end in 0: ${currency} has three decimal digits, and the payment provider charges only two of them.`;
