import { type PreferencesItem, preferencesKey, wants } from '../../shared/downstream/notifications/preferences.ts';
import { offerKey } from '../../shared/engagement/achievements/offer-item.ts';
import { readOffer } from '../../shared/engagement/achievements/offer-row.ts';
import { type AwardItem, awardKey, isAwardActive } from '../../shared/hubs/awards/award-item.ts';
import { type HubItem, hubItemKey } from '../../shared/hubs/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../shared/hubs/people/contacts/contact-item.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import { rowsAt } from '../../shared/platform/db/rows-at.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** The content of an achievement email. */
interface EarnedAchievement {
  readonly email: string;
  readonly hub: string;
  readonly title: string;
  readonly points: number;
}

/**
 * The content of a member's achievement email. `undefined` if the achievement or the member has turned these emails
 * off, or the award was revoked.
 */
export const earnedAchievement = async (
  db: Table,
  hub: HubKey,
  contact: string,
  achievement: string,
): Promise<EarnedAchievement | undefined> => {
  const [offer, award, person, hubItem, chosen] = await rowsAt<
    [unknown, AwardItem, ContactItem, HubItem, PreferencesItem]
  >(db, [
    offerKey(hub, achievement),
    awardKey(hub, contact, achievement),
    contactKey(hub.team, contact),
    hubItemKey(hub),
    preferencesKey(hub.team, contact),
  ]);
  if (!offer || !award || !isAwardActive(award) || !person || !hubItem) return undefined;
  if (!wants(chosen, 'achievement', 'email')) return undefined;
  const { title, email_notification_enabled } = readOffer(offer);
  if (!email_notification_enabled) return undefined;
  return { email: person.email, hub: hubItem.name, title, points: award.points };
};
