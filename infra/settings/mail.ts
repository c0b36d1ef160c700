import * as z from 'zod';

/**
 * Who emails are from. With an identity of its `own` the stack verifies the sender's domain and prints the DNS records
 * for it; an `existing` one was verified in this account and region before.
 */
export const mail = z.strictObject({
  sender: z.email({
    error: ({ input }) =>
      input === undefined ? 'is missing: the address that emails are from' : 'must be an email address',
  }),
  identity: z.enum(['own', 'existing'], {
    error: () => "must be 'own' (the stack verifies the sender's domain) or 'existing' (it is verified in SES already)",
  }),
});

export type MailSettings = z.output<typeof mail>;

export const domainOf = (sender: string): string => sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
