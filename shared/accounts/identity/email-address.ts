import * as z from 'zod';

/** Maximum length of a deliverable address (RFC 5321, erratum 1690). */
const MAX_LENGTH = 254;

const normalised = z.string().trim().toLowerCase().max(MAX_LENGTH);

/** A valid email address in normalized form. */
export const EmailAddress = normalised.check(z.email('Must be an email address.'));

/** An email address in a sign-in request. An invalid one is treated as unknown. */
export const PresentedEmail = normalised.min(1);

/** The filter of lists by email address. */
export const emailFilter = { email: PresentedEmail.optional() };
