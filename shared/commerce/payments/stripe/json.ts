/** A JSON object of Stripe. Stripe may change its shape. */
export type Json = Readonly<Record<string, unknown>>;

export const objectIn = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** An absolute web address. `undefined` for any other value. */
export const webAddressIn = (value: unknown): string | undefined => {
  const text = textIn(value);
  return text && /^https?:/.test(text) && URL.canParse(text) ? text : undefined;
};

export const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The amounts that are read, in minor units. `undefined` and `null` are allowed. */
const AMOUNTS = ['amount_total', 'amount_paid', 'amount_refunded'] as const;

const isAmount = (value: unknown): boolean =>
  value === undefined || value === null || (Number.isSafeInteger(value) && Number(value) >= 0);

/** A non-negative integer. `null` for any other value. */
export const amountIn = (value: unknown): number | null => {
  const amount = numberIn(value);
  return isAmount(amount) ? amount : null;
};

/** Whether each amount of an object is a non-negative integer or missing. */
export const hasAmounts = (object: Json): boolean => AMOUNTS.every((name) => isAmount(object[name]));

/** The largest time of a `Date`, in seconds since 1970. */
const MAX_SECONDS = 8.64e12;

/** A time in seconds since 1970. `null` for any other value. */
export const secondsIn = (value: unknown): number | null => {
  const seconds = numberIn(value);
  return seconds !== null && Math.abs(seconds) <= MAX_SECONDS ? seconds : null;
};

/** The id of an object, given as id or expanded. */
export const idIn = (value: unknown): string | undefined => textIn(value) ?? textIn(objectIn(value).id);

/** The objects of a list. */
export const listIn = (list: unknown): readonly Json[] => {
  const { data } = objectIn(list);
  return Array.isArray(data) ? data.map(objectIn) : [];
};

export const firstIn = (list: unknown): Json => listIn(list)[0] ?? {};
