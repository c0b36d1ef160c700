import type { MailJob } from './mail-queue.ts';

/** What an email is for. */
export type EmailKind = MailJob['kind'];

/** Whether the recipient needs an email of this kind to get in: only a hard bounce stops such an email. */
const REQUIRED_TO_SIGN_IN: Readonly<Record<EmailKind, boolean>> = {
  magic_link: true,
  password_reset: true,
  registration_attempt: false,
  contact_password_reset: true,
  contact_access: true,
  email_verification: true,
  invitation: true,
  event_seat: false,
  achievement: false,
  automation: false,
  notification: false,
  duplicate_subscription: false,
};

/** Which limit of its team an email of this kind counts against; whoever asks for the others is limited there. */
type EmailLimit = 'team_day' | 'sign_in' | 'none';

const LIMITED_BY: Readonly<Record<EmailKind, EmailLimit>> = {
  magic_link: 'sign_in',
  password_reset: 'none',
  registration_attempt: 'sign_in',
  contact_password_reset: 'sign_in',
  contact_access: 'team_day',
  email_verification: 'none',
  invitation: 'none',
  event_seat: 'team_day',
  achievement: 'team_day',
  automation: 'team_day',
  notification: 'team_day',
  duplicate_subscription: 'team_day',
};

export const limitOf = (kind: EmailKind): EmailLimit => LIMITED_BY[kind];

export const EMAIL_KINDS = Object.keys(REQUIRED_TO_SIGN_IN) as readonly EmailKind[];

export const isRequiredToSignIn = (kind: EmailKind): boolean => REQUIRED_TO_SIGN_IN[kind];

/** What an email is for and whose it is; `team_id` is null for an email of the service itself. */
export interface EmailContext {
  readonly kind: EmailKind;
  readonly team_id: string | null;
  readonly hub_id: string | null;
  readonly contact_id: string | null;
}
