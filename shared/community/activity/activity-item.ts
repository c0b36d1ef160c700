import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';

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

/** Something a member did in a hub's client, as the client tells it. Nothing but statistics is made of it. */
export interface ActivityItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly activity_type: (typeof ACTIVITY_TYPES)[number];
  readonly target_type: (typeof ACTIVITY_TARGETS)[number] | null;
  readonly target_id: string | null;
  readonly metadata: Readonly<Record<string, string | number | boolean | null>>;
  readonly occurred_at: string;
  readonly created_at: string;
}

export const ACTIVITY = 'ACTIVITY#';

/** Kept for so long, in seconds. */
export const KEPT = 90 * 86_400;

/** A hub writes to four partitions, so that four thousand members a second can be told of; one member writes to one. */
export const SHARDS = ['0', '1', '2', '3'] as const;

const shardOf = (contact: string): string => SHARDS[Number.parseInt(contact.slice(-1), 16) % SHARDS.length] ?? '0';

export const activityPartition = (hub: HubKey, shard: string): string => `${hubPartition(hub)}#ACTIVITY#${shard}`;

export const activityOf = (hub: HubKey, contact: string): string => activityPartition(hub, shardOf(contact));

export const activityKey = (hub: HubKey, contact: string, id: string): Key => ({
  pk: activityOf(hub, contact),
  sk: `${ACTIVITY}${id}`,
});
