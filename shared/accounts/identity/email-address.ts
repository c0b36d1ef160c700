import * as z from 'zod';
import { emailDomain } from './email-domain.ts';

/** Maximum length of a deliverable address (RFC 5321, erratum 1690). */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const ATEXT = "[a-z0-9!#$%&'*+/=?^_`{|}~-]";
/** A dot-atom of RFC 5322. */
const LOCAL = new RegExp(`^${ATEXT}+(?:\\.${ATEXT}+)*$`);
/** Some mail servers decode an encoded word (RFC 2047) in an address, which is then another address. */
const ENCODED_WORD = /=\?[^?]*\?[bq]\?[^?]*\?=/;

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

interface Parts {
  readonly local: string;
  readonly domain: string;
}

const partsOf = (text: string): Parts | undefined => {
  const at = text.lastIndexOf('@');
  return at < 0 ? undefined : { local: text.slice(0, at), domain: text.slice(at + 1) };
};

/**
 * The stored form of an address: lower case, and the domain in ASCII. A local part with other characters stays as it is,
 * because lower case maps some of them to ASCII, such as the Kelvin sign to k, which is the address of another person.
 */
const normalized = (text: string): string => {
  const parts = partsOf(text);
  if (!parts) return isAscii(text) ? text.toLowerCase() : text;
  const { local, domain } = parts;
  return `${isAscii(local) ? local.toLowerCase() : local}@${emailDomain(domain) ?? domain.toLowerCase()}`;
};

/** What is wrong with a normalized address; `undefined` if it is valid. */
const problemOf = (address: string): string | undefined => {
  const { local, domain } = partsOf(address) ?? { local: '', domain: '' };
  if (!isAscii(local)) return 'Only ASCII characters are supported before the @ of an email address.';
  const isValid = LOCAL.test(local) && local.length <= MAX_LOCAL_LENGTH && !ENCODED_WORD.test(local);
  return isValid && emailDomain(domain) !== undefined ? undefined : 'Must be an email address.';
};

/** Measured before and after the conversion of the domain, which can make an address longer. */
const presented = z
  .string()
  .trim()
  .max(MAX_LENGTH, { abort: true })
  .overwrite(normalized)
  .max(MAX_LENGTH, { abort: true });

/** A valid email address in normalized form: spellings in other case, or with another form of the domain, are equal. */
export const EmailAddress = presented
  .superRefine((address, context) => {
    const message = problemOf(address);
    if (message !== undefined) context.addIssue({ code: 'invalid_format', format: 'email', message });
  })
  .meta({ format: 'email' });

/** An email address in a sign-in request. An invalid one is treated as unknown. */
export const PresentedEmail = presented.min(1);

/** The filter of lists by email address. */
export const emailFilter = { email: PresentedEmail.optional() };
