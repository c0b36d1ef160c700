import * as z from 'zod';
import { described } from '#docs';

/**
 * The supported ISO 4217 codes: those that the payment provider charges in their ISO 4217 minor unit. It uses another
 * unit for ISK, MGA and UGX, so amounts in these currencies would be wrong by a factor of 100.
 */
const CURRENCIES = (
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY ' +
  'COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR JMD ' +
  'JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD ' +
  'NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD STD SZL ' +
  'THB TJS TND TOP TRY TTD TWD TZS UAH USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'
).split(' ');

const KNOWN: ReadonlySet<string> = new Set(CURRENCIES);

/** A currency code in any case. It is stored and returned in upper case. */
export const Currency = z
  .string()
  .transform((code) => code.toUpperCase())
  .refine((code) => KNOWN.has(code), 'The value is not a supported ISO 4217 currency code.')
  .meta(described('The ISO 4217 currency code, such as EUR.', 'EUR'));
