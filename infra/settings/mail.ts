import * as z from 'zod';
import { emailSetting } from './email-setting.ts';

/**
 * The sender of emails. For an `own` identity, the stack verifies the sender's domain and prints its DNS records; an
 * `existing` one is already verified in this account and region.
 */
export const mail = z.strictObject({
  sender: emailSetting('the address that emails are from'),
  identity: z.enum(['own', 'existing'], {
    error: () => "must be 'own' (the stack verifies the sender's domain) or 'existing' (it is verified in SES already)",
  }),
});

export type MailSettings = z.output<typeof mail>;

export const domainOf = (sender: string): string => sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
