import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { moderator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import {
  type ContentRemovalItem,
  countAttribute,
  REMOVAL_STATUSES,
  REMOVE_CONTENT,
  REMOVED_KINDS,
  type RemovedKind,
} from '../../shared/hubs/people/content-removals/content-removal-item.ts';
import { contentRemovals } from '../../shared/hubs/people/content-removals/content-removals.ts';
import { hubContact, type NamedPerson } from '../../shared/hubs/people/embedded/embedded-person.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { withPeople } from '../../shared/hubs/people/embedded/with-people.ts';
import { BANNING_ACTORS } from '../../shared/hubs/people/members/ban.ts';
import { hubOf, type TeamId } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one, resource } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';

const [, ...ACTIONS] = REMOVE_CONTENT;

const Counts = z.object({
  found: z.int().meta(described('The items found so far: those removed and those that failed.')),
  removed: z.int().meta(described('The items that were hidden or deleted.')),
  failed: z.int().meta(described('The items that could not be removed.')),
  restored: z.int().meta(described('The removed items that an undo brought back.')),
  kept: z.int().meta(described('The removed items that an undo left alone, because they were changed since.')),
});

/** The removal of a banned member's content. */
const ContentRemoval = resource('content_removals', () =>
  z.object({
    hub_id: z.string(),
    contact_id: z.string().meta(described('The banned member.')),
    ...personShape('contact'),
    action: z.enum(ACTIONS).meta(described('`hide` or `delete`, as the ban requested it.')),
    since: z.iso.datetime().nullable().meta(described('The time from which content is removed. Null for all content.')),
    include: z.array(z.enum(REMOVED_KINDS)).meta(described('The kinds of content that are removed.')),
    status: z
      .enum(REMOVAL_STATUSES)
      .meta(
        described('`running`, `completed`, `undoing` while removed content is brought back, or `undone` after that.'),
      ),
    counts: z
      .object({ discussions: Counts, comments: Counts, messages: Counts, reactions: Counts } satisfies Record<
        RemovedKind,
        unknown
      >)
      .meta(described('The counts of each kind. They rise while the job runs.')),
    requested_by_actor_type: z.enum(BANNING_ACTORS).meta(described('The type of the actor that banned the member.')),
    requested_by_actor_id: z.string().meta(described('The user, API key or automation that banned the member.')),
    ...personShape('requested_by'),
    undo_until: z.iso.datetime().meta(described('The removal can be undone until this time: 30 days after the ban.')),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable().meta(described('The time at which all content was removed. Null before.')),
    undo_requested_at: z.iso
      .datetime()
      .nullable()
      .meta(described('The time at which the undo was requested. Null without one.')),
    undone_at: z.iso.datetime().nullable().meta(described('The time at which the undo was complete. Null before.')),
    updated_at: z.iso.datetime(),
  }),
);

const countsOf = (removal: ContentRemovalItem, kind: RemovedKind): z.output<typeof Counts> => {
  const count = (name: 'removed' | 'failed' | 'restored' | 'kept') => removal[countAttribute(kind, name)] ?? 0;
  const [removed, failed] = [count('removed'), count('failed')];
  return { found: removed + failed, removed, failed, restored: count('restored'), kept: count('kept') };
};

/** A removal as moderators see it, before its people are named. */
const shown = (removal: ContentRemovalItem) => ({
  ...removal,
  include: [...removal.include],
  requested_by_actor_type: removal.requested_by.type,
  requested_by_actor_id: removal.requested_by.id,
  counts: {
    discussions: countsOf(removal, 'discussions'),
    comments: countsOf(removal, 'comments'),
    messages: countsOf(removal, 'messages'),
    reactions: countsOf(removal, 'reactions'),
  },
});

type Shown = ReturnType<typeof shown>;

const rolesOf = (team: TeamId) => ({
  contact: ({ contact_id, hub_id: hub }: Shown) => hubContact({ team, hub }, contact_id),
  requested_by({ requested_by_actor_type: type, requested_by_actor_id: id }: Shown): NamedPerson {
    return { type: type === 'automation' ? 'system' : type, id, team };
  },
});

interface Presenting {
  readonly team: TeamId;
  readonly db: Table;
  readonly now: Date;
  readonly files: Parameters<typeof withPeople>[3]['files'];
}

const present = (items: readonly ContentRemovalItem[], { team, db, now, files }: Presenting) =>
  withPeople(db, items.map(shown), rolesOf(team), { now, files });

const COLLECTION = '/teams/{team_id}/hubs/{hub_id}/bans/content-removals';
const ITEM = `${COLLECTION}/{removal_id}` as const;

const listRemovals = route({
  method: 'GET',
  path: COLLECTION,
  summary: text('List content removals'),
  description: text(`A ban with \`remove_content\` begins one. Sorted newest first; \`sort=created_at\` returns the
oldest first. Filter by member or status.`),
  caller: moderator(),
  query: list(() => ({
    sort: ['created_at'],
    filter: { contact_id: z.uuid().optional(), status: z.enum(REMOVAL_STATUSES).optional() },
  })),
  response: many(ContentRemoval),
  async handler({ params, query }, context) {
    const oldestFirst = query.sort?.descending === false;
    const { items, next } = await contentRemovals(context.db, hubOf(params)).list(
      query.filter,
      query.page,
      oldestFirst,
    );
    return answer({ items: await present(items, context), next });
  },
});

const readRemoval = route({
  method: 'GET',
  path: ITEM,
  summary: text('Get a content removal'),
  description: text('Returns its status, and how many items of each kind were found, removed and restored.'),
  caller: moderator(),
  response: one(ContentRemoval),
  errors: ['not_found'],
  async handler({ params }, context) {
    const found = await contentRemovals(context.db, hubOf(params)).get(params.removal_id);
    return found ? answer(sole(await present([found], context))) : refuse('not_found');
  },
});

const undoRemoval = route({
  method: 'POST',
  path: `${ITEM}/undo`,
  summary: text('Undo a content removal'),
  description: text(`Brings back what the removal hid or deleted, and stops it if it is running. Content that was
changed since stays as it is; so does content that was hidden or deleted before. Possible until \`undo_until\`; after
that, and for a removal that was undone, the response is 409 \`illegal_transition\`. The ban is not lifted.`),
  caller: moderator(),
  status: 202,
  response: one(ContentRemoval),
  errors: ['not_found', 'illegal_transition'],
  async handler({ params }, context) {
    const { caller, db, now } = context;
    const undone = await contentRemovals(db, hubOf(params)).undo(params.removal_id, actorOf(caller), now);
    if (undone === 'not_found') return refuse(undone);
    if (undone === 'not_undoable')
      return refuse('illegal_transition', {
        detail: 'The removal was undone already, or its `undo_until` has passed. Publish hidden posts one by one.',
      });
    return answer(sole(await present([undone], context)));
  },
});

export const contentRemovalRoutes = [listRemovals, readRemoval, undoRemoval];
