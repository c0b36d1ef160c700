import type * as z from 'zod';
import { hubDenialReason } from '../../access/rules/hub-denial-reason.ts';
import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { all, type Condition, equals } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import type { HubKey, TeamId } from '../../platform/db/key.ts';
import { mergeDescending } from '../../platform/db/merge-pages.ts';
import { viewed } from '../../platform/db/page-of.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import type { ActivityInput } from './activity-input.ts';
import {
  ACTIVITY,
  type ActivityItem,
  type ActivityRow,
  activityOf,
  activityOfRow,
  activityPartition,
  activityRow,
  SHARDS,
} from './activity-item.ts';

type Input = z.output<typeof ActivityInput>;

interface ActivityContact {
  readonly team: TeamId;
  readonly contact: string;
}

/** The hubs among these that admit the contact at `now`. */
export const admittingHubs = async (
  db: Table,
  { team, contact }: ActivityContact,
  hubs: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const keys = hubs.flatMap((hub) => [hubItemKey({ team, hub }), memberKey({ team, hub }, contact)]);
  const rows = await gather(db, keys);
  const closed = await Promise.all(
    hubs.map((id) => {
      const hub: HubKey = { team, hub: id };
      return hubDenialReason(db, rows<HubItem>(hubItemKey(hub)), rows<MemberItem>(memberKey(hub, contact)), now);
    }),
  );
  return new Set(hubs.filter((_, nth) => closed[nth] === undefined));
};

const itemOf = ({ team, contact }: ActivityContact, input: Input, now: Date): ActivityItem => ({
  id: newId(),
  team_id: team,
  contact_id: contact,
  ...input,
  occurred_at: input.occurred_at ?? now.toISOString(),
  created_at: now.toISOString(),
});

/** Records a member's activities in one transaction. */
export const recordActivities = async (
  db: Table,
  owner: ActivityContact,
  inputs: readonly Input[],
  now: Date,
): Promise<readonly ActivityItem[]> => {
  const items = inputs.map((input) => itemOf(owner, input, now));
  const [first, ...others] = items.map((item) => activityRow(item, now));
  if (first && others.length === 0) await db.put(first);
  else await db.transact(items.map((item) => ({ put: activityRow(item, now) })));
  return items;
};

interface ActivityFilter {
  readonly contact_id?: string | undefined;
  readonly activity_type?: string | undefined;
  readonly target_id?: string | undefined;
}

const conditionOf = (filter: ActivityFilter): Condition | undefined => {
  const conditions = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : equals(name, value),
  );
  return conditions.length > 0 ? all(...conditions) : undefined;
};

/** A hub's activities, latest first. Filtered rows are read and skipped. */
export const activities = async (
  db: Table,
  hub: HubKey,
  filter: ActivityFilter,
  page: PageRequest,
): Promise<Page<ActivityItem>> => {
  const { contact_id } = filter;
  const partitions =
    contact_id === undefined ? SHARDS.map((shard) => activityPartition(hub, shard)) : [activityOf(hub, contact_id)];
  const wanted = conditionOf(filter);
  const read = (partition: string) =>
    db.query<ActivityRow>({
      partition,
      prefix: ACTIVITY,
      descending: true,
      eventual: true,
      ...(wanted && { filter: wanted }),
      ...page,
    });
  return viewed(mergeDescending(await Promise.all(partitions.map(read)), page.limit), activityOfRow);
};
