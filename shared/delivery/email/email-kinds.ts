import type { MailJob } from './mail-job.ts';

/** The purpose of an email. */
export type EmailKind = MailJob['kind'];

/** Whether the recipient needs an email of this kind to sign in. Only a hard bounce suppresses such an email. */
const REQUIRED_TO_SIGN_IN: Readonly<Record<EmailKind, boolean>> = {
  magic_link: true,
  password_reset: true,
  registration_attempt: false,
  contact_password_reset: true,
  contact_access: true,
  contact_email_proof: true,
  contact_email_notice: true,
  email_verification: true,
  invitation: true,
  event_seat: false,
  achievement: false,
  automation: false,
  notification: false,
  duplicate_subscription: false,
};

/** The team limit that an email of this kind counts against. `none`: the route that requests it is rate limited. */
type EmailLimit = 'team_day' | 'sign_in' | 'none';

const LIMITED_BY: Readonly<Record<EmailKind, EmailLimit>> = {
  magic_link: 'sign_in',
  password_reset: 'none',
  registration_attempt: 'sign_in',
  contact_password_reset: 'sign_in',
  contact_access: 'team_day',
  contact_email_proof: 'none',
  contact_email_notice: 'none',
  email_verification: 'none',
  invitation: 'none',
  event_seat: 'team_day',
  achievement: 'team_day',
  automation: 'team_day',
  notification: 'team_day',
  duplicate_subscription: 'team_day',
};

export const limitOf = (kind: EmailKind): EmailLimit => LIMITED_BY[kind];

/** Whether a team sends emails of this kind: they wait while it is paused. Those of users about their account do not. */
export const isOfTeam = (kind: EmailKind): boolean => kind === 'invitation' || limitOf(kind) !== 'none';

export const EMAIL_KINDS = Object.keys(REQUIRED_TO_SIGN_IN) as readonly EmailKind[];

export const isRequiredToSignIn = (kind: EmailKind): boolean => REQUIRED_TO_SIGN_IN[kind];

/** The purpose and owner of an email. `team_id` is null for an email of the service itself. */
export interface EmailContext {
  readonly kind: EmailKind;
  readonly team_id: string | null;
  readonly hub_id: string | null;
  readonly contact_id: string | null;
}
