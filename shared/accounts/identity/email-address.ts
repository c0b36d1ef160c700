import * as z from 'zod';

/** The longest address that mail can be sent to (RFC 5321, erratum 1690). */
const MAX_LENGTH = 254;

const normalised = z.string().trim().toLowerCase().max(MAX_LENGTH);

/** An address that mail may be sent to, in the one spelling that is stored. */
export const EmailAddress = normalised.check(z.email('Must be an email address.'));

/** An address as somebody signing in writes it: one that nobody can have is merely unknown. */
export const PresentedEmail = normalised.min(1);

/** For lists that are filtered by an address. */
export const emailFilter = { email: PresentedEmail.optional() };
