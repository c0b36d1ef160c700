import { type HubKey, hubPartition } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import type { DiscussionItem } from './discussion-item.ts';

/** The partition of the index that holds what is published in a hub, whatever space it stands in. */
export const feedOf = (hub: HubKey): string => `${hubPartition(hub)}#FEED`;

export const PUBLISHED = 'PUBLISHED#';

/**
 * Where a published discussion stands in its hub's feed: it comes with the write that publishes it and goes with the
 * one that withdraws it.
 */
export const feedListing = (
  { team_id: team, hub_id: hub, id }: Pick<DiscussionItem, 'team_id' | 'hub_id' | 'id'>,
  published_at: string,
) => listed({ partition: feedOf({ team, hub }), sort: `${PUBLISHED}${published_at}#${id}` });
