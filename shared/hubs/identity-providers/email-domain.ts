import { domainToASCII } from 'node:url';
import * as z from 'zod';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const NAME = new RegExp(`^(?:${LABEL}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$`);

/** Only characters that a name may have are converted: no path, port or address becomes a name. */
const IS_CONVERTIBLE = /^[a-z0-9.\-\u0080-\u{10ffff}]+$/iu;

const isAscii = (name: string): boolean => /^[\x20-\x7e]*$/.test(name);

/** Lower case and ASCII (RFC 5891). Case is changed after the conversion, which knows the case of other scripts. */
const normalized = (name: string): string => {
  if (isAscii(name)) return name.toLowerCase();
  return IS_CONVERTIBLE.test(name) ? domainToASCII(name.normalize('NFC')) : name;
};

/** The part of an email address after the `@`, in lower case and ASCII: LDH labels (RFC 5890). */
export const EmailDomain = z
  .string()
  .trim()
  .max(253)
  .overwrite(normalized)
  .max(253)
  .regex(NAME, 'Must be the domain of an email address, such as example.com, without `@`.');

/** Whether a normalized address is of one of the domains, exactly: subdomains are other domains. */
export const isOfDomain = (email: string, domains: readonly string[]): boolean =>
  domains.includes(email.slice(email.lastIndexOf('@') + 1));
