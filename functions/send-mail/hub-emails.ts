import {
  achievementEmail,
  automationEmail,
  eventSeatEmail,
  notificationEmail,
} from '../../shared/delivery/email/messages.ts';
import { quoted, quotedText } from '../../shared/delivery/email/untrusted-text.ts';
import {
  type AutomationEmailItem,
  automationEmailKey,
} from '../../shared/downstream/automations/automation-email-item.ts';
import type { MemberTexts } from '../../shared/downstream/notifications/member-texts.ts';
import { type NotificationItem, notificationKey } from '../../shared/downstream/notifications/notification-item.ts';
import { type PreferencesItem, preferencesKey, wants } from '../../shared/downstream/notifications/preferences.ts';
import { present } from '../../shared/downstream/notifications/present.ts';
import { type HubItem, hubItemKey } from '../../shared/hubs/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../shared/hubs/people/contacts/contact-item.ts';
import { rowsAt } from '../../shared/platform/db/rows-at.ts';
import { confirmedSeat } from './confirmed-seat.ts';
import { earnedAchievement } from './earned-achievement.ts';
import { type ComposedEmail, composed, contextOf, type Job, type MailDeps } from './mail-deps.ts';

/** `undefined` if the award was revoked or the member has turned these emails off. */
export const achievement = async (job: Job<'achievement'>, { db }: MailDeps): Promise<ComposedEmail | undefined> => {
  const hub = { team: job.team_id, hub: job.hub_id };
  const earned = await earnedAchievement(db, hub, job.contact_id, job.achievement_id);
  return earned && composed(achievementEmail(earned.email, earned.hub, earned.title, earned.points), contextOf(job));
};

/** `undefined` if the member has withdrawn or is on the waitlist again. */
export const eventSeat = async (job: Job<'event_seat'>, { db, now }: MailDeps): Promise<ComposedEmail | undefined> => {
  const hub = { team: job.team_id, hub: job.hub_id };
  const seat = await confirmedSeat(db, hub, job.contact_id, job.event_id, now);
  return seat && composed(eventSeatEmail(seat.email, seat.hub, seat.title, seat.when), contextOf(job));
};

/** `undefined` if the contact was deleted or has turned these emails off. Earlier rows have no audience: members. */
export const automation = async (job: Job<'automation'>, { db }: MailDeps): Promise<ComposedEmail | undefined> => {
  const hub = { team: job.team_id, hub: job.hub_id };
  const keys = [
    automationEmailKey(hub, job.contact_id, job.letter_id),
    contactKey(hub.team, job.contact_id),
    preferencesKey(hub.team, job.contact_id),
  ];
  const rows = await rowsAt<[AutomationEmailItem, ContactItem, PreferencesItem]>(db, keys);
  const [text, contact, chosen] = rows;
  if (!text || !contact || !wants(chosen, 'automation', 'email')) return undefined;
  const email = composed(automationEmail(contact.email, text.subject, text.body), contextOf(job));
  return { ...email, audience: text.audience ?? 'members' };
};

/** What members wrote is in quotation marks and carries no links. */
const IN_EMAILS: MemberTexts = { name: quoted, written: quotedText };

/** `undefined` if the subject was deleted or hidden, or the recipient has turned these emails off. */
export const notification = async (
  job: Job<'notification'>,
  { db, now }: MailDeps,
): Promise<ComposedEmail | undefined> => {
  const { team_id: team, contact_id: contact } = job;
  const keys = [
    notificationKey(team, contact, job.notification_id),
    contactKey(team, contact),
    preferencesKey(team, contact),
  ];
  const [item, person, chosen] = await rowsAt<[NotificationItem, ContactItem, PreferencesItem]>(db, keys);
  if (!item || !person || !wants(chosen, item.kind ?? 'automation', 'email')) return undefined;
  const [[shown], hub] = await Promise.all([
    present(db, team, contact, [item], now, IN_EMAILS),
    db.get<HubItem>(hubItemKey({ team, hub: item.hub_id })),
  ]);
  if (!shown || !hub) return undefined;
  const message = notificationEmail(person.email, hub.name, shown.title, shown.body);
  return composed(message, contextOf({ ...job, hub_id: hub.id }));
};
