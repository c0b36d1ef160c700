import * as z from 'zod';

/**
 * The ISO 4217 codes that money can be taken in here: those the payment provider takes, and takes in the
 * minor unit that they have by ISO 4217. It does not so for ISK, MGA and UGX: there an amount would be taken
 * a hundred times or not at all.
 */
const CURRENCIES = (
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY ' +
  'COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD ' +
  'JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD ' +
  'NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL ' +
  'THB TJS TND TOP TRY TTD TWD TZS UAH USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'
).split(' ');

const KNOWN: ReadonlySet<string> = new Set(CURRENCIES);

/** A currency's code, in either case; kept and answered in capitals, as ISO 4217 writes it. */
export const Currency = z
  .string()
  .transform((code) => code.toUpperCase())
  .refine((code) => KNOWN.has(code), 'The value is not a supported ISO 4217 currency code.')
  .meta({ description: 'The ISO 4217 currency code, such as EUR.', examples: ['EUR'] });

/** The most that one price, one coupon or one refund can be: what the payment provider takes. */
export const MAX = 99_999_999;

/** An amount of money in the currency's minor unit (cents for EUR, yen for JPY); never a fraction. */
export const Amount = z
  .int()
  .min(0)
  .max(MAX)
  .meta({ description: 'An amount in the minor unit of the currency: cents for EUR, yen for JPY.' });
