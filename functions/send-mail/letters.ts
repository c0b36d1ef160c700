import { type LetterItem, letterKey } from '../../shared/automations/letter-item.ts';
import { rowsAt } from '../../shared/db/rows-at.ts';
import type { Table } from '../../shared/db/table.ts';
import type { Letter } from '../../shared/email/email.ts';
import type { EmailContext } from '../../shared/email/email-kinds.ts';
import type { MailJob } from '../../shared/email/mail-queue.ts';
import {
  achievementLetter,
  automationLetter,
  contactAccessLetter,
  contactPasswordLetter,
  emailVerificationLetter,
  eventSeatLetter,
  invitationLetter,
  magicLinkLetter,
  notificationLetter,
  passwordResetLetter,
  registrationAttemptLetter,
} from '../../shared/email/messages.ts';
import { type HubItem, hubItemKey } from '../../shared/hubs/hub-item.ts';
import { credentials } from '../../shared/identity/credentials.ts';
import { VERIFICATION_SECONDS } from '../../shared/identity/email-verification.ts';
import { oneTimeTokens } from '../../shared/identity/one-time-tokens.ts';
import { hashOpaque } from '../../shared/identity/opaque-token.ts';
import { RESET_SECONDS } from '../../shared/identity/password-reset.ts';
import { users } from '../../shared/identity/users.ts';
import { type ContactItem, contactKey } from '../../shared/members/contact-item.ts';
import { entrance } from '../../shared/members/entrance.ts';
import { allowedReturn, MAGIC_LINK_SECONDS } from '../../shared/members/magic-link.ts';
import { isAdmitted } from '../../shared/members/member-item.ts';
import { members } from '../../shared/members/members.ts';
import { type NotificationItem, notificationKey } from '../../shared/notifications/notification-item.ts';
import { type PreferencesItem, preferencesKey, wants } from '../../shared/notifications/preferences.ts';
import { present } from '../../shared/notifications/present.ts';
import { storeToken } from '../../shared/teams/invitation-tokens.ts';
import { type TeamItem, teamKey } from '../../shared/teams/team-item.ts';
import { earnedBy } from './earned-by.ts';
import { ownersAccess } from './owners-access.ts';
import { seatOf } from './seat-of.ts';

/** What letters are written with: where the service is reached, and the moment. */
export interface Desk {
  readonly db: Table;
  readonly publicOrigin: string;
  readonly now: Date;
  /** The token that the email carries: the same whenever the task is attempted again. */
  readonly token: () => Promise<string>;
}

/** A letter, and what it is for. */
export interface Written {
  readonly letter: Letter;
  readonly context: EmailContext;
}

const written = (letter: Letter, context: EmailContext): Written => ({ letter, context });

const ofService = (kind: EmailContext['kind']): EmailContext => ({
  kind,
  team_id: null,
  hub_id: null,
  contact_id: null,
});

type Job<K extends MailJob['kind']> = Extract<MailJob, { kind: K }>;

const link = ({ publicOrigin }: Desk, token: string, purpose?: 'password' | 'invitation' | 'email'): string => {
  const url = new URL('/m', publicOrigin);
  if (purpose) url.searchParams.set('for', purpose);
  url.searchParams.set('token', token);
  return url.href;
};

const magicLink = async (
  { kind, email, slug, return_url }: Job<'magic_link'>,
  desk: Desk,
): Promise<Written | undefined> => {
  const { db, now } = desk;
  const found = await entrance(db, slug, email);
  if (!found?.credential || found.hub.sign_in === 'password') return undefined;
  const { hub, credential } = found;
  const { contact_id } = credential;
  const member = await members(db, { team: hub.team_id, hub: hub.id }).get(contact_id);
  if (!member || !isAdmitted(member, now.getTime())) return undefined;
  const returnTo = allowedReturn(hub, return_url);
  const grant = { team_id: hub.team_id, hub_id: hub.id, contact_id, email, return_url: returnTo };
  const token = await oneTimeTokens(db).make('magic_link', grant, MAGIC_LINK_SECONDS, now, await desk.token());
  const context = { kind, team_id: hub.team_id, hub_id: hub.id, contact_id };
  const code = returnTo === null ? token : undefined;
  return written(magicLinkLetter(email, hub.name, link(desk, token), code), context);
};

const contactPasswordReset = async (
  { kind, email, slug }: Job<'contact_password_reset'>,
  desk: Desk,
): Promise<Written | undefined> => {
  const { db, now } = desk;
  const found = await entrance(db, slug, email);
  if (!found?.credential || found.hub.sign_in === 'magic_link') return undefined;
  const { hub, credential } = found;
  const member = await members(db, { team: hub.team_id, hub: hub.id }).get(credential.contact_id);
  if (!member || !isAdmitted(member, now.getTime())) return undefined;
  const { contact_id, generation } = credential;
  const grant = { team_id: hub.team_id, contact_id, email, generation };
  const token = await oneTimeTokens(db).make('contact_password', grant, RESET_SECONDS, now, await desk.token());
  const context = { kind, team_id: hub.team_id, hub_id: hub.id, contact_id };
  return written(contactPasswordLetter(email, hub.name, link(desk, token, 'password'), token), context);
};

const contactAccess = async (job: Job<'contact_access'>, desk: Desk): Promise<Written | undefined> => {
  const { kind, team_id, contact_id } = job;
  const access = await ownersAccess(desk.db, job, desk.now, desk.token);
  if (!access) return undefined;
  const { email, hub, token, by } = access;
  const url = by === 'magic_link' ? link(desk, token) : link(desk, token, 'password');
  const letter = contactAccessLetter(email, hub?.name, by, url, token);
  return written(letter, { kind, team_id, hub_id: hub?.id ?? null, contact_id });
};

const passwordReset = async ({ kind, email }: Job<'password_reset'>, desk: Desk): Promise<Written | undefined> => {
  const { db, now } = desk;
  const credential = await credentials(db).get(email);
  if (!credential) return undefined;
  const { user_id, generation } = credential;
  const grant = { user_id, email, generation };
  const token = await oneTimeTokens(db).make('password_reset', grant, RESET_SECONDS, now, await desk.token());
  return written(passwordResetLetter(email, link(desk, token, 'password'), token), ofService(kind));
};

/** An address that nobody has any more is sent nothing. */
const registrationAttempt = async (
  { kind, email, slug }: Job<'registration_attempt'>,
  { db }: Desk,
): Promise<Written | undefined> => {
  if (slug === null)
    return (await credentials(db).get(email)) && written(registrationAttemptLetter(email), ofService(kind));
  const found = await entrance(db, slug, email);
  if (!found?.credential) return undefined;
  const { hub, credential } = found;
  const context = { kind, team_id: hub.team_id, hub_id: hub.id, contact_id: credential.contact_id };
  return written(registrationAttemptLetter(email, hub.name), context);
};

/** A user whose address is proved already, or who was erased meanwhile, is sent nothing. */
const emailVerification = async (
  { kind, user_id }: Job<'email_verification'>,
  desk: Desk,
): Promise<Written | undefined> => {
  const { db, now } = desk;
  const user = await users(db).get(user_id);
  if (!user || user.address_proved_at !== undefined) return undefined;
  const { email } = user;
  const token = await oneTimeTokens(db).make(
    'email_verification',
    { user_id, email },
    VERIFICATION_SECONDS,
    now,
    await desk.token(),
  );
  return written(emailVerificationLetter(email, link(desk, token, 'email'), token), ofService(kind));
};

const invitation = async (
  { kind, team_id, invitation_id }: Job<'invitation'>,
  desk: Desk,
): Promise<Written | undefined> => {
  const token = await desk.token();
  const [invited, team] = await Promise.all([
    storeToken(desk.db, team_id, invitation_id, hashOpaque(token), desk.now),
    desk.db.get<TeamItem>(teamKey(team_id)),
  ]);
  if (!invited || !team) return undefined;
  const letter = invitationLetter(invited.email, team.name, link(desk, token, 'invitation'), token);
  return written(letter, { kind, team_id, hub_id: null, contact_id: null });
};

const contextOf = ({ kind, team_id, hub_id, contact_id }: EmailContext): EmailContext => ({
  kind,
  team_id,
  hub_id,
  contact_id,
});

/** Whoever left meanwhile, or whose award was taken back, is written nothing. */
const achievement = async (job: Job<'achievement'>, { db, now }: Desk): Promise<Written | undefined> => {
  const hub = { team: job.team_id, hub: job.hub_id };
  const earned = await earnedBy(db, hub, job.contact_id, job.achievement_id, now);
  return earned && written(achievementLetter(earned.email, earned.hub, earned.title, earned.points), contextOf(job));
};

/** Whoever thought better of it meanwhile, or waits again, is written nothing. */
const eventSeat = async (job: Job<'event_seat'>, { db, now }: Desk): Promise<Written | undefined> => {
  const hub = { team: job.team_id, hub: job.hub_id };
  const seat = await seatOf(db, hub, job.contact_id, job.event_id, now);
  return seat && written(eventSeatLetter(seat.email, seat.hub, seat.title, seat.when), contextOf(job));
};

/** Whoever left the team meanwhile, or wants no such letters any more, is written nothing. */
const automation = async (job: Job<'automation'>, { db }: Desk): Promise<Written | undefined> => {
  const hub = { team: job.team_id, hub: job.hub_id };
  const keys = [
    letterKey(hub, job.contact_id, job.letter_id),
    contactKey(hub.team, job.contact_id),
    preferencesKey(hub.team, job.contact_id),
  ];
  const rows = await rowsAt<[LetterItem, ContactItem, PreferencesItem]>(db, keys);
  const [letter, contact, chosen] = rows;
  if (!letter || !contact || !wants(chosen, 'automation', 'email')) return undefined;
  return written(automationLetter(contact.email, letter.subject, letter.body), contextOf(job));
};

/**
 * What it is about may have been deleted or hidden meanwhile, or be for them no more, or they want no such letters any
 * more: then nothing is written.
 */
const notification = async (job: Job<'notification'>, { db, now }: Desk): Promise<Written | undefined> => {
  const { team_id: team, contact_id: contact } = job;
  const keys = [
    notificationKey(team, contact, job.notification_id),
    contactKey(team, contact),
    preferencesKey(team, contact),
  ];
  const [item, person, chosen] = await rowsAt<[NotificationItem, ContactItem, PreferencesItem]>(db, keys);
  if (!item || !person || !wants(chosen, item.kind ?? 'automation', 'email')) return undefined;
  const [[shown], hub] = await Promise.all([
    present(db, team, contact, [item], now),
    db.get<HubItem>(hubItemKey({ team, hub: item.hub_id })),
  ]);
  if (!shown || !hub) return undefined;
  const letter = notificationLetter(person.email, hub.name, shown.title, shown.body);
  return written(letter, contextOf({ ...job, hub_id: hub.id }));
};

/** The letter that a job asks for, its token made and stored; none where nobody is to get one. */
export const letterFor = (job: MailJob, desk: Desk): Promise<Written | undefined> => {
  switch (job.kind) {
    case 'magic_link':
      return magicLink(job, desk);
    case 'password_reset':
      return passwordReset(job, desk);
    case 'registration_attempt':
      return registrationAttempt(job, desk);
    case 'contact_password_reset':
      return contactPasswordReset(job, desk);
    case 'contact_access':
      return contactAccess(job, desk);
    case 'email_verification':
      return emailVerification(job, desk);
    case 'invitation':
      return invitation(job, desk);
    case 'event_seat':
      return eventSeat(job, desk);
    case 'achievement':
      return achievement(job, desk);
    case 'automation':
      return automation(job, desk);
    case 'notification':
      return notification(job, desk);
  }
};
