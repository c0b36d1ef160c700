import type { Gated } from '../../access/rules/target.ts';
import type { SharedView } from '../../access/sharing/shared-object.ts';
import { admittedSpace, spaceKeys } from '../../access/spaces/admit-space.ts';
import { mayRead, type Reader } from '../../hubs/readers/readers.ts';
import { type SpaceItem, spaceItemKey } from '../../hubs/spaces/space-item.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import type { Gathered } from '../../platform/db/gather.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import { authorAttributes, authorKeys } from './authors.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';

type Repost = NonNullable<DiscussionItem['repost_of']>;
type RepostAuthor = ReturnType<typeof authorAttributes>;

interface RepostView
  extends Pick<DiscussionItem, 'id' | 'title' | 'body' | 'published_at'>,
    Pick<RepostAuthor, 'author_display_name' | 'author_is_former_member'>,
    Pick<RepostAuthor, 'author_photo_url' | 'author_photo_thumbnail_url'> {
  readonly space_name: string;
  readonly space_slug: string;
}

/** The rows that `repostView` needs. */
export const repostKeys = (hub: HubKey, { id, space_id, author }: Repost, viewer: Reader): readonly Key[] => {
  const original = discussionKey(hub.team, id);
  return [...(original ? [original] : []), ...spaceKeys(hub, space_id, viewer), ...authorKeys(hub, author)];
};

/** The reposted discussion and its space. An access rule may restrict each of them. */
export const repostGates = (hub: HubKey, { id, space_id }: Repost, rows: Gathered): readonly Gated[] => {
  const key = discussionKey(hub.team, id);
  const original = key && rows<DiscussionItem>(key);
  const space = rows<SpaceItem>(spaceItemKey(hub, space_id));
  return [
    ...(original ? [{ ...original, type: 'discussion' } as const] : []),
    ...(space ? [{ ...space, type: 'space' } as const] : []),
  ];
};

/**
 * The reposted discussion, if the viewer may read it in its own space. `open` are the ids that no access rule closes to
 * them.
 */
export const repostView = (
  hub: HubKey,
  { id, space_id, author }: Repost,
  viewer: Reader,
  rows: Gathered,
  open: ReadonlySet<string>,
  showing: PresentDeps,
): SharedView<RepostView> => {
  const key = discussionKey(hub.team, id);
  const original = key && rows<DiscussionItem>(key);
  const place = admittedSpace(
    viewer,
    spaceKeys(hub, space_id, viewer).map((one) => rows<unknown>(one)),
    open.has(space_id),
  );
  if (!original || !rows(spaceItemKey(hub, space_id))) return { state: 'unavailable' };
  if (!place || !mayRead(place.view) || !open.has(id)) return { state: 'restricted' };
  if (original.status === 'deleted') return { state: 'deleted' };
  if (original.status !== 'published') return { state: 'restricted' };
  const { author_display_name, author_is_former_member, author_photo_url, author_photo_thumbnail_url } =
    authorAttributes(hub, author, rows, showing);
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
