import { type HubKey, hubPartition } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import type { DiscussionItem } from './discussion-item.ts';

/** The index partition of a hub's published discussions in all spaces. */
export const feedOf = (hub: HubKey): string => `${hubPartition(hub)}#FEED`;

export const PUBLISHED = 'PUBLISHED#';

/** The index attributes that list a published discussion in the feed. Set and removed with the status. */
export const feedListing = (
  { team_id: team, hub_id: hub, id }: Pick<DiscussionItem, 'team_id' | 'hub_id' | 'id'>,
  published_at: string,
) => listed({ partition: feedOf({ team, hub }), sort: `${PUBLISHED}${published_at}#${id}` });
