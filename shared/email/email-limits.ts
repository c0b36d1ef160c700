import * as z from 'zod';
import type { Policy } from '../limits/window.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** A team is new for its first week, and until an owner has verified their email address. */
export const NEW_TEAM_DAYS = 7;

export const EmailsPerDay = z.strictObject({ new_team: z.int().positive(), later: z.int().positive() });

/** The most emails that one team sends its contacts in 24 hours, where the stage sets no others. */
export type EmailsPerDay = z.output<typeof EmailsPerDay>;

export const EMAILS_PER_DAY: EmailsPerDay = { new_team: 200, later: 10_000 };

/** Sign-in emails of one hub to addresses that nobody has verified, in 15 minutes. */
export const SIGN_IN_EMAILS = { new_team: 300, later: 3_000 } as const;

/** The figures of a stage, as its settings have them in JSON. */
export const emailsPerDay = (setting: string | undefined): EmailsPerDay =>
  setting === undefined ? EMAILS_PER_DAY : EmailsPerDay.parse(JSON.parse(setting));

export const teamPolicy = ({ new_team, later }: EmailsPerDay, isNew: boolean): Policy => ({
  name: isNew ? 'emails-new-team' : 'emails-team',
  limit: isNew ? new_team : later,
  seconds: DAY_SECONDS,
});

export const signInPolicy = (isNew: boolean): Policy => ({
  name: isNew ? 'sign-in-emails-new-team' : 'sign-in-emails-hub',
  limit: isNew ? SIGN_IN_EMAILS.new_team : SIGN_IN_EMAILS.later,
  seconds: 15 * 60,
});
