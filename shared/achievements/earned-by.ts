import type { Item } from '../db/item.ts';
import type { HubKey } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { type HubItem, hubItemKey } from '../hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../members/contact-item.ts';
import { isAdmitted, type MemberItem, memberKey } from '../members/member-item.ts';
import { type PreferencesItem, preferencesKey, wants } from '../notifications/preferences.ts';
import { type AwardItem, awardKey, stands } from './award-item.ts';
import { offerKey } from './offer-item.ts';
import { readOffer } from './offer-row.ts';

/** What a member is written of what they earned. */
export interface Earned {
  readonly email: string;
  readonly hub: string;
  readonly title: string;
  readonly points: number;
}

/** `undefined` where nobody is to be written: the achievement or they themselves say no, or they or their award stand no more. */
export const earnedBy = async (
  db: Table,
  hub: HubKey,
  contact: string,
  achievement: string,
  now: Date,
): Promise<Earned | undefined> => {
  const [offer, award, member, person, place, chosen] = (await db.getMany([
    offerKey(hub, achievement),
    awardKey(hub, contact, achievement),
    memberKey(hub, contact),
    contactKey(hub.team, contact),
    hubItemKey(hub),
    preferencesKey(hub.team, contact),
  ])) as [Item?, AwardItem?, MemberItem?, ContactItem?, HubItem?, PreferencesItem?];
  if (!offer || !award || !stands(award) || !person || !place) return undefined;
  if (!wants(chosen, 'achievement', 'email')) return undefined;
  const { title, email_notification_enabled } = readOffer(offer);
  if (!email_notification_enabled || !member || !isAdmitted(member, now.getTime())) return undefined;
  return { email: person.email, hub: place.name, title, points: award.points };
};
