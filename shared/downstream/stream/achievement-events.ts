import { offerKey } from '../../engagement/achievements/offer-item.ts';
import { readOffer } from '../../engagement/achievements/offer-row.ts';
import { type AwardItem, awardKey, isAwardActive } from '../../hubs/awards/award-item.ts';
import type { ContactReader } from '../../hubs/readers/readers.ts';
import type { Item } from '../../platform/db/item.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';

/** The rows that decide whether a member can see an event about an achievement. */
export const achievementEventKeys = (hub: HubKey, reader: ContactReader, event: LedgerEvent): readonly Key[] => {
  const { resource_id: id, contact_id } = event;
  if (contact_id === reader.id) return [];
  const others = contact_id === undefined ? [] : [awardKey(hub, contact_id, id)];
  return [offerKey(hub, id), awardKey(hub, reader.id, id), ...others];
};

/**
 * A member sees their own awards and revocations, other members' current awards, and new achievements of the hub. A
 * secret achievement is visible only to members who have earned it.
 */
export const seesAchievementEvent = (
  hub: HubKey,
  reader: ContactReader,
  event: LedgerEvent,
  rows: <T>(key: Key) => T | undefined,
): boolean => {
  const { type, resource_id: id, contact_id } = event;
  if (contact_id === reader.id) return true;
  const offer = rows<Item>(offerKey(hub, id));
  if (!offer) return false;
  const { is_secret, is_active } = readOffer(offer);
  const earned = rows(awardKey(hub, reader.id, id)) !== undefined;
  if (type === 'achievement.offered') return earned || (is_active && !is_secret);
  if (type !== 'achievement.earned' || contact_id === undefined) return false;
  return isAwardActive(rows<AwardItem>(awardKey(hub, contact_id, id))) && (earned || !is_secret);
};
