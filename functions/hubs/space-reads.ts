import * as z from 'zod';
import { described, text } from '#docs';
import { admitSpace, admitWithRows } from '../../shared/access/spaces/admit-space.ts';
import {
  ownSpaceMemberships,
  type SpaceForViewer,
  visibleTo,
  withViews,
} from '../../shared/access/spaces/visible-spaces.ts';
import { type ContactCaller, member } from '../../shared/api/callers.ts';
import { prefetchSpace } from '../../shared/api/prefetch-space.ts';
import { route } from '../../shared/api/route.ts';
import { countUnreadDiscussions, newestPublication } from '../../shared/community/discussions/unread-discussions.ts';
import type { MemberItem } from '../../shared/hubs/people/members/member-item.ts';
import { mayRead } from '../../shared/hubs/readers/readers.ts';
import type { SpaceReadItem } from '../../shared/hubs/space-reads/space-read-item.ts';
import { readUntil, spaceReads } from '../../shared/hubs/space-reads/space-reads.ts';
import { pageOfSpaces } from '../../shared/hubs/spaces/page-of-spaces.ts';
import type { HubKey } from '../../shared/platform/db/key.ts';
import type { Page, PageRequest } from '../../shared/platform/db/query.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';

const SpaceUnreadCount = resource('space_unread_counts', () =>
  z.object({
    space_id: z.string(),
    space_name: z.string(),
    unread_count: z
      .int()
      .meta(
        described(
          'Number of published discussions by others that the member can see and that were published after `read_at`, at most 100.',
        ),
      ),
    read_at: z.iso
      .datetime()
      .meta(
        described(
          'Discussions that were published until then count as read: when the newest discussion was published at the last `PUT …/read`, or when the member joined the hub or the space, whichever is later.',
        ),
      ),
  }),
);

interface Viewing {
  readonly db: Table;
  readonly caller: ContactCaller;
  readonly member: MemberItem;
  readonly now: Date;
}

const presentUnread = async (
  { db, caller: { id }, member, now }: Viewing,
  seen: SpaceForViewer,
  read: SpaceReadItem | undefined,
) => {
  const { space, membership } = seen;
  const read_at = readUntil(member, membership, read);
  const reader = { kind: 'contact', id, member } as const;
  const unread_count = await countUnreadDiscussions(db, reader, space, read_at, now);
  return { id: space.id, space_id: space.id, space_name: space.name, unread_count, read_at };
};

interface Wanted {
  readonly hub: HubKey;
  readonly space: string | undefined;
  readonly page: PageRequest;
}

/** The spaces of a page, or the wanted one, that the member can read. */
const readable = async ({ db, caller, now }: Viewing, { hub, space, page }: Wanted): Promise<Page<SpaceForViewer>> => {
  if (space !== undefined) {
    const found = await admitSpace(db, caller, hub, space, now);
    return { items: found && mayRead(found.view) ? [found] : [] };
  }
  const own = await ownSpaceMemberships(db, hub, caller);
  const { items, next } = await pageOfSpaces(db, hub, visibleTo(caller, own), page);
  const known = await withViews(db, { hub, caller, own, now }, items);
  return { items: known.filter(({ view }) => mayRead(view)), next };
};

const listUnread = route({
  method: 'GET',
  path: '/hubs/{hub_id}/space-unread-counts',
  summary: text('List unread counts of spaces'),
  description: text(
    'Returns the number of unread discussions of each space that the member can read, sorted by position. Spaces that the member can see but not read are left out, so a page can be shorter than requested. Live updates do not send these counts; they send the event `discussion.published`.',
  ),
  caller: member(),
  query: list(() => ({
    filter: { space_id: z.uuid().optional().meta(described('Only the count of this space.')) },
  })),
  response: many(SpaceUnreadCount),
  errors: ['not_found'],
  async handler({ params, query: { filter, page } }, { caller, team, db, now }) {
    if (!caller.member) return refuse('not_found');
    const [hub, viewing] = [
      { team, hub: params.hub_id },
      { db, caller, member: caller.member, now },
    ];
    const [{ items, next }, reads] = await Promise.all([
      readable(viewing, { hub, space: filter.space_id, page }),
      spaceReads(db, hub, caller.id).list(),
    ]);
    return answer({
      items: await Promise.all(items.map((seen) => presentUnread(viewing, seen, reads.get(seen.space.id)))),
      next,
    });
  },
});

const markRead = route({
  method: 'PUT',
  path: '/hubs/{hub_id}/spaces/{space_id}/read',
  summary: text('Mark a space as read'),
  description: text(
    'Marks all discussions of the space that are published as read, for the member only. Takes no body. Discussions that are published later stay unread.',
  ),
  caller: member({ prefetch: prefetchSpace }),
  response: one(SpaceUnreadCount),
  errors: ['not_found'],
  async handler({ params }, { caller, team, prefetched, db, now }) {
    const hub = { team, hub: params.hub_id };
    const place = await admitWithRows(db, caller, hub, prefetched, now);
    if (!place || !caller.member || !mayRead(place.view)) return refuse('not_found');
    const reads = spaceReads(db, hub, caller.id);
    const newest = await newestPublication(db, place.space);
    const read = newest === undefined ? await reads.get(place.space.id) : await reads.mark(place.space.id, newest, now);
    return answer(await presentUnread({ db, caller, member: caller.member, now }, place, read));
  },
});

export const spaceReadRoutes = [listUnread, markRead];
