import { EmailAddress } from '../../accounts/identity/email-address.ts';

/** A JSON object of a provider. The provider may change its shape. */
export type Json = Readonly<Record<string, unknown>>;

export const objectIn = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The JSON object, or an empty one if the text is not JSON. */
export const parseObject = (text: string): Json => {
  try {
    return objectIn(JSON.parse(text));
  } catch {
    return {};
  }
};

/** Normalized addresses, without display names. */
export const addressesIn = (value: unknown): readonly string[] =>
  [value].flat().flatMap((one) => {
    const text = textIn(one);
    const address = EmailAddress.safeParse(text && (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text));
    return address.success ? [address.data] : [];
  });
