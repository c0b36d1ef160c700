/** What is read of a document that Stripe sent, whose form is Stripe's to change. */
export type Json = Readonly<Record<string, unknown>>;

export const objectIn = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The amounts that are read, in minor units; `undefined` and `null` say nothing. */
const AMOUNTS = ['amount_total', 'amount_paid', 'amount_refunded'] as const;

const isAmount = (value: unknown): boolean =>
  value === undefined || value === null || (Number.isSafeInteger(value) && Number(value) >= 0);

/** Whether each amount of an object is a whole number that is not negative, or left out. */
export const hasAmounts = (object: Json): boolean => AMOUNTS.every((name) => isAmount(object[name]));

/** The last second there is, as far as clocks of programs go; the first is as far before 1970. */
const LAST_SECOND = 8.64e12;

/** A moment, in seconds since 1970; `null` for what is none. */
export const secondsIn = (value: unknown): number | null => {
  const seconds = numberIn(value);
  return seconds !== null && Math.abs(seconds) <= LAST_SECOND ? seconds : null;
};

/** The id of a thing that is named, or written out in full. */
export const idIn = (value: unknown): string | undefined => textIn(value) ?? textIn(objectIn(value).id);

export const firstIn = (list: unknown): Json => {
  const { data } = objectIn(list);
  return objectIn(Array.isArray(data) ? data[0] : undefined);
};
