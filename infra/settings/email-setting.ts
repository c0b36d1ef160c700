import * as z from 'zod';
import { EmailAddress } from '../../shared/accounts/identity/email-address.ts';

const INVALID = 'must be an email address';

/** An email address in the settings, in the form in which the service stores addresses. */
export const emailSetting = (missing: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? `is missing: ${missing}` : INVALID) })
    .overwrite((text) => EmailAddress.safeParse(text).data ?? text)
    .refine((text) => EmailAddress.safeParse(text).success, INVALID);
