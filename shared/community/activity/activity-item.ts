import type { Item } from '../../platform/db/item.ts';
import { fromJsonText, jsonText } from '../../platform/db/json-text.ts';
import { type HubKey, hubOf, hubPartition, type Key } from '../../platform/db/key.ts';

import { entity, type RowKind } from '../../platform/db/row-kind.ts';

const activityEntity = /* @__PURE__ */ entity('activity');

export const ACTIVITY_TYPES = [
  'session_start',
  'page_view',
  'space_view',
  'discussion_view',
  'content_view',
  'event_view',
  'media_play',
  'media_progress',
  'media_complete',
  'link_click',
  'search',
] as const;

export const ACTIVITY_TARGETS = [
  'hub',
  'space',
  'discussion',
  'comment',
  'content_node',
  'playlist',
  'media',
  'event',
  'member',
] as const;

/** An activity of a member, as their client reports it. Used only for statistics. */
export interface ActivityItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly activity_type: (typeof ACTIVITY_TYPES)[number];
  readonly target_type: (typeof ACTIVITY_TARGETS)[number] | null;
  readonly target_id: string | null;
  readonly metadata: Metadata;
  readonly occurred_at: string;
  readonly created_at: string;
}

type Metadata = Readonly<Record<string, string | number | boolean | null>>;

/** `metadata` is stored as JSON text, because clients choose its names; earlier rows hold a map. */
export type ActivityRow = Omit<ActivityItem, 'metadata'> & { readonly metadata: string | Metadata };

export const ACTIVITY = 'ACTIVITY#';

export const RETENTION_SECONDS = 90 * 86_400;

/** A hub has four partitions, for 4,000 writes per second. Each member writes to one of them. */
export const SHARDS = ['0', '1', '2', '3'] as const;

const shardOf = (contact: string): string => SHARDS[Number.parseInt(contact.slice(-1), 16) % SHARDS.length] ?? '0';

export const activityPartition = (hub: HubKey, shard: string): string => `${hubPartition(hub)}#ACTIVITY#${shard}`;

export const activityOf = (hub: HubKey, contact: string): string => activityPartition(hub, shardOf(contact));

export const activityKey = (hub: HubKey, contact: string, id: string): Key => ({
  pk: activityOf(hub, contact),
  sk: `${ACTIVITY}${id}`,
});

export const activityRow = (item: ActivityItem, now: Date) => ({
  ...activityKey(hubOf(item), item.contact_id, item.id),
  entity: activityEntity,
  ...item,
  metadata: jsonText(item.metadata),
  ttl: Math.floor(now.getTime() / 1000) + RETENTION_SECONDS,
});

export const activityOfRow = (row: ActivityRow & Item): ActivityItem & Item => ({
  ...row,
  metadata: fromJsonText(row.metadata),
});

export const activityKind = {
  entity: activityEntity,
  key: ['TEAM#{team}#HUB#{hub}#ACTIVITY#{shard}', 'ACTIVITY#{activity}'],
  events: 'none',
  person: { contact: { exported: 'activity', erased: { expires: '90 days' } } },
  text: 'not searched',
  gives: false,
  note: '90 days',
} as const satisfies RowKind;
