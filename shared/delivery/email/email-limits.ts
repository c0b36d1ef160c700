import type { Policy } from '../../platform/limits/window.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** A team is new for its first week, and until an owner has verified their email address. */
export const NEW_TEAM_DAYS = 7;

/** Emails that a team can send its contacts in 24 hours: a new team, and any other. */
export interface EmailsPerDay {
  readonly new_team: number;
  readonly later: number;
}

/** The default of a stage. */
export const EMAILS_PER_DAY: EmailsPerDay = { new_team: 200, later: 10_000 };

/**
 * Sign-in emails to unverified addresses in 15 minutes: of all hubs of a team without a verified owner, of all hubs of a
 * new team, later of each hub.
 */
export const SIGN_IN_EMAILS = { no_verified_owner: 10, new_team: 300, later: 3_000 } as const;

const PER_DAY = /^(\d{1,9}),(\d{1,9})$/;

/** The value of the setting `EMAILS_PER_DAY`. */
export const formatEmailsPerDay = ({ new_team, later }: EmailsPerDay): string => `${new_team},${later}`;

/** Parses the setting `EMAILS_PER_DAY`. Throws for any other text, so that a typo does not remove the limit. */
export const parseEmailsPerDay = (setting: string | undefined): EmailsPerDay => {
  if (setting === undefined) return EMAILS_PER_DAY;
  const [, new_team, later] = PER_DAY.exec(setting) ?? [];
  if (!Number(new_team) || !Number(later))
    throw new Error('EMAILS_PER_DAY must be two positive numbers, separated by a comma');
  return { new_team: Number(new_team), later: Number(later) };
};

export const teamPolicy = ({ new_team, later }: EmailsPerDay, isNew: boolean): Policy => ({
  name: isNew ? 'emails-new-team' : 'emails-team',
  limit: isNew ? new_team : later,
  seconds: DAY_SECONDS,
});

const QUARTER_HOUR = 15 * 60;

export const signInPolicy = (isNew: boolean, hasOwner = true): Policy => {
  if (!hasOwner)
    return { name: 'sign-in-emails-no-owner', limit: SIGN_IN_EMAILS.no_verified_owner, seconds: QUARTER_HOUR };
  return isNew
    ? { name: 'sign-in-emails-new-team', limit: SIGN_IN_EMAILS.new_team, seconds: QUARTER_HOUR }
    : { name: 'sign-in-emails-hub', limit: SIGN_IN_EMAILS.later, seconds: QUARTER_HOUR };
};

/** Emails of all kinds, hubs and teams to one address that is not proved. */
export const RECIPIENT_EMAILS: Policy = { name: 'emails-recipient', limit: 10, seconds: QUARTER_HOUR };

/** Sign-in emails of all hubs and teams to one proved address: more than a member of many hubs requests. */
export const PROVED_SIGN_IN_EMAILS: Policy = { name: 'sign-in-emails-recipient', limit: 30, seconds: QUARTER_HOUR };

/** Domains of mailboxes whose provider ignores dots before the `@`. */
const DOTLESS_DOMAINS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox of an address, for limits only: what follows a plus sign is usually a label of the same mailbox, and some
 * providers ignore dots.
 */
export const mailboxOf = (address: string): string => {
  const end = address.lastIndexOf('@');
  const domain = address.slice(end + 1).toLowerCase();
  const [name = ''] = address.slice(0, end).toLowerCase().split('+');
  return DOTLESS_DOMAINS.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
};
