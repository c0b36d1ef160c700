import type { Gathered } from '../db/gather.ts';
import type { HubKey, Key } from '../db/key.ts';
import { spaceItemKey } from '../hubs/space-item.ts';
import { judgeSpace, spaceKeys } from '../spaces/admit-space.ts';
import { mayRead, type Reader } from '../spaces/readers.ts';
import { authorAttributes, authorKeys } from './authors.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import type { SharedView } from './shared-objects.ts';

type Repost = NonNullable<DiscussionItem['repost_of']>;

/** The rows that say what of a reposted discussion its viewer may see. */
export const repostKeys = (hub: HubKey, { id, space_id, author }: Repost, viewer: Reader): readonly Key[] => {
  const original = discussionKey(hub.team, id);
  return [...(original ? [original] : []), ...spaceKeys(hub, space_id, viewer), ...authorKeys(hub, author)];
};

/** The reposted discussion, where the viewer of the repost could read it in its own place. */
export const repostView = (
  hub: HubKey,
  { id, space_id, author }: Repost,
  viewer: Reader,
  rows: Gathered,
  now: Date,
): SharedView => {
  const key = discussionKey(hub.team, id);
  const original = key && rows<DiscussionItem>(key);
  const place = judgeSpace(
    viewer,
    spaceKeys(hub, space_id, viewer).map((one) => rows<unknown>(one)),
  );
  if (!original || !rows(spaceItemKey(hub, space_id))) return { state: 'unavailable' };
  if (!place || !mayRead(place.view)) return { state: 'restricted' };
  if (original.status === 'deleted') return { state: 'deleted' };
  if (original.status !== 'published') return { state: 'restricted' };
  const { author_display_name, author_is_former_member, author_photo_url, author_photo_thumbnail_url } =
    authorAttributes(hub, author, rows, now);
  return {
    state: 'visible',
    id,
    title: original.title,
    body: original.body,
    published_at: original.published_at,
    author_display_name,
    author_is_former_member,
    author_photo_url,
    author_photo_thumbnail_url,
    space_name: place.space.name,
    space_slug: place.space.slug,
  };
};
