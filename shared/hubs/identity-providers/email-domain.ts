import * as z from 'zod';
import { emailDomain } from '../../accounts/identity/email-domain.ts';

const MAX_LENGTH = 253;

/** The part of an email address after the `@`, in lower case and ASCII: LDH labels (RFC 5890). */
export const EmailDomain = z
  .string()
  .trim()
  .max(MAX_LENGTH, { abort: true })
  .overwrite((name) => emailDomain(name) ?? name)
  .refine(
    (name) => emailDomain(name) !== undefined,
    'Must be the domain of an email address, such as example.com, without `@`.',
  );

/** Whether a normalized address is of one of the domains, exactly: subdomains are other domains. */
export const isOfDomain = (email: string, domains: readonly string[]): boolean =>
  domains.includes(email.slice(email.lastIndexOf('@') + 1));
