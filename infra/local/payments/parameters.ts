import { isChargeable } from '../../../shared/commerce/catalog/minor-units.ts';
import { isObject, type JsonObject, objectOf } from '../json.ts';
import { invalid, missing } from './stripe-problem.ts';

/** The largest amount that Stripe charges. */
const MAX_AMOUNT = 99_999_999;

/** `line_items[0][quantity]` */
const named = (within: string, name: string): string => (within === '' ? name : `${within}[${name}]`);

/** The parameters of an object of a form. Reading one refuses what Stripe refuses. */
export interface Parameters {
  text(name: string): string | undefined;
  required(name: string): string;
  integer(name: string, least: number, most?: number): number | undefined;
  /** An amount in the minor unit of a currency. */
  amount(name: string, least: number, currency: string): number | undefined;
  /** One of some words. */
  choice<T extends string>(name: string, words: readonly T[]): T | undefined;
  has(name: string): boolean;
  /** The full name of a parameter. */
  name(name: string): string;
  object(name: string): Parameters;
  list(name: string): readonly Parameters[];
  /** Strings by name, as metadata. */
  texts(name: string): Record<string, string>;
}

export const parametersIn = (value: unknown, within = ''): Parameters => {
  const form = objectOf(value);
  const given = (name: string): string | undefined => {
    const one = form[name];
    if (one === undefined || one === '') return undefined;
    if (typeof one !== 'string') throw invalid(named(within, name), 'Invalid string.');
    return one;
  };
  const integer = (name: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined => {
    const text = given(name);
    if (text === undefined) return undefined;
    const number = Number(text);
    if (!/^-?\d+$/.test(text)) throw invalid(named(within, name), `Invalid integer: ${text}`);
    if (number < least || number > most)
      throw invalid(named(within, name), `This value must be from ${least} to ${most}.`);
    return number;
  };
  return {
    text: given,
    integer,
    name: (name: string) => named(within, name),
    has: (name: string): boolean => form[name] !== undefined,
    required: (name: string): string => {
      const text = given(name);
      if (text === undefined) throw missing(named(within, name));
      return text;
    },
    choice: <T extends string>(name: string, words: readonly T[]): T | undefined => {
      const text = given(name);
      const word = words.find((one) => one === text);
      if (text !== undefined && word === undefined)
        throw invalid(named(within, name), `Invalid ${name}: must be one of ${words.join(', ')}`);
      return word;
    },
    amount: (name: string, least: number, currency: string): number | undefined => {
      const amount = integer(name, least, MAX_AMOUNT);
      if (amount !== undefined && !isChargeable(amount, currency))
        throw invalid(named(within, name), `Amounts in ${currency} must be divisible by 10.`);
      return amount;
    },
    object: (name: string) => parametersIn(form[name], named(within, name)),
    list: (name: string): readonly Parameters[] =>
      Object.entries(objectOf(form[name])).map(([index, one]) => parametersIn(one, `${named(within, name)}[${index}]`)),
    texts: (name: string): Record<string, string> => {
      const object: unknown = form[name];
      const entries = isObject(object) ? Object.entries(object as JsonObject) : [];
      return Object.fromEntries(entries.map(([key, one]) => [key, String(one)]));
    },
  };
};

/** A currency code, in lower case. */
export const currencyIn = (of: Parameters): string => {
  const currency = of.required('currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(of.name('currency'), `Invalid currency: ${currency}`);
  return currency;
};
