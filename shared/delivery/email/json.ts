import { EmailAddress } from '../../accounts/identity/email-address.ts';

/** What is read of a document that a provider sent, whose form is the provider's to change. */
export type Json = Readonly<Record<string, unknown>>;

export const objectIn = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The document, or an empty one where the text is none. */
export const parseObject = (text: string): Json => {
  try {
    return objectIn(JSON.parse(text));
  } catch {
    return {};
  }
};

/** Addresses, also those that are written behind a name, in the one spelling that is stored. */
export const addressesIn = (value: unknown): readonly string[] =>
  [value].flat().flatMap((one) => {
    const written = textIn(one);
    const address = EmailAddress.safeParse(written && (/<([^<>]+)>\s*$/.exec(written)?.[1] ?? written));
    return address.success ? [address.data] : [];
  });
