import { isBlocked, type PairItem } from '../../hubs/people/members/pairs.ts';
import { gather, type ReadRows } from '../../platform/db/gather.ts';
import type { TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';
import { visibleEvents } from '../stream/visible-events.ts';
import { blockKeyOf } from './block-key.ts';
import type { NotificationItem } from './notification-item.ts';
import { hubRowKeys, openHubs } from './open-hubs.ts';
import { withOpenSubjects } from './open-subjects.ts';

/** A notification as an event about its subject, for the visibility check. */
const asEvent = ({ id, team_id, hub_id, contact_id, subject, created_at }: NotificationItem): LedgerEvent => ({
  id,
  type: 'notification.created',
  team_id,
  hub_id,
  resource_type: subject?.type ?? 'members',
  resource_id: subject?.id ?? contact_id,
  actor: { type: 'contact', id: contact_id },
  at: created_at,
  changed: [],
  contact_id,
});

/**
 * The notifications that the contact can see now: the hub admits them, they can see the subject, and no block applies.
 * Two round trips for any number of hubs, plus those of `visibleEvents` in parallel. For a list, which may lag,
 * `reading` are the subjects' rows; otherwise they are read consistently.
 */
export const visibleNotifications = async (
  db: Table,
  team: TeamId,
  contact: string,
  items: readonly NotificationItem[],
  now: Date,
  reading?: Promise<ReadRows>,
): Promise<readonly NotificationItem[]> => {
  const byHub = Map.groupBy(items, ({ hub_id }) => hub_id);
  const contactHubs = { team, contact, hubs: [...byHub.keys()] };
  const blockKeys = items.flatMap((item) => blockKeyOf(item) ?? []);
  const [rows, blocks, known] = await Promise.all([
    gather(db, hubRowKeys(contactHubs)),
    gather(db, blockKeys, { eventual: reading !== undefined }),
    reading,
  ]);
  const passes = (item: NotificationItem): boolean => {
    const key = blockKeyOf(item);
    return key === undefined || !isBlocked(blocks<PairItem>(key));
  };
  const open = [...(await openHubs(db, contactHubs, rows, now))];
  const seen = await Promise.all(
    open.map(async ([hub, member]) => {
      const reader = { kind: 'contact', id: contact, member } as const;
      const about = await withOpenSubjects(db, reader, { team, hub }, byHub.get(hub) ?? [], now);
      const events = about.map(asEvent);
      return visibleEvents(db, reader, { team, hub }, events, now, known && { known, eventual: true });
    }),
  );
  const ids = new Set(seen.flat().map(({ id }) => id));
  return items.filter((item) => ids.has(item.id) && passes(item));
};
