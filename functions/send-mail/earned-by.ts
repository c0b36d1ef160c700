import { offerKey } from '../../shared/achievements/offer-item.ts';
import { readOffer } from '../../shared/achievements/offer-row.ts';
import { type AwardItem, awardKey, stands } from '../../shared/awards/award-item.ts';
import type { HubKey } from '../../shared/db/key.ts';
import { rowsAt } from '../../shared/db/rows-at.ts';
import type { Table } from '../../shared/db/table.ts';
import { type HubItem, hubItemKey } from '../../shared/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../shared/members/contact-item.ts';
import { isAdmitted, type MemberItem, memberKey } from '../../shared/members/member-item.ts';
import { type PreferencesItem, preferencesKey, wants } from '../../shared/notifications/preferences.ts';

/** What a member is written of what they earned. */
export interface Earned {
  readonly email: string;
  readonly hub: string;
  readonly title: string;
  readonly points: number;
}

/**
 * `undefined` where nobody is to be written: the achievement or they themselves say no, or
 * they or their award stand no more.
 */
export const earnedBy = async (
  db: Table,
  hub: HubKey,
  contact: string,
  achievement: string,
  now: Date,
): Promise<Earned | undefined> => {
  const [offer, award, member, person, place, chosen] = await rowsAt<
    [unknown, AwardItem, MemberItem, ContactItem, HubItem, PreferencesItem]
  >(db, [
    offerKey(hub, achievement),
    awardKey(hub, contact, achievement),
    memberKey(hub, contact),
    contactKey(hub.team, contact),
    hubItemKey(hub),
    preferencesKey(hub.team, contact),
  ]);
  if (!offer || !award || !stands(award) || !person || !place) return undefined;
  if (!wants(chosen, 'achievement', 'email')) return undefined;
  const { title, email_notification_enabled } = readOffer(offer);
  if (!email_notification_enabled || !member || !isAdmitted(member, now.getTime())) return undefined;
  return { email: person.email, hub: place.name, title, points: award.points };
};
