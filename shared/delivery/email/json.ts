import { EmailAddress } from '../../accounts/identity/email-address.ts';

/** A JSON object of a provider. The provider may change its shape. */
export type Json = Readonly<Record<string, unknown>>;

export const objectIn = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});

export const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The JSON object, or an empty one if the text is not JSON. */
export const parseObject = (text: string): Json => {
  try {
    return objectIn(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch {
    return {};
  }
};

/** The parts of a header such as `Ada <a@example.com>, b@example.com (Bo)` that can be addresses. */
const written = (header: string): readonly string[] => {
  const named = [...header.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address);
  return named.length > 0 ? named : header.replace(/\([^()]*\)/g, '').split(/[,;]/);
};

/** Normalized addresses, without display names. */
export const addressesIn = (value: unknown): readonly string[] =>
  [value].flat().flatMap((one) =>
    written(textIn(one) ?? '').flatMap((text) => {
      const address = EmailAddress.safeParse(text.replace(/^\s*mailto:/i, ''));
      return address.success ? [address.data] : [];
    }),
  );
