import * as z from 'zod';

/** The canonical form of a language tag (RFC 5646); undefined if it is none. */
const canonicalTag = (text: string): string | undefined => {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
};

/** A language tag, stored in its canonical form. */
export const languageTag = () =>
  z
    .string()
    .max(35)
    .refine((text) => canonicalTag(text) !== undefined, 'Must be a language tag, such as en or de-AT.')
    .transform((text) => canonicalTag(text) ?? text);
