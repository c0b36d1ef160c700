import * as z from 'zod';
import { described, text } from '#docs';
import { admitWithRows } from '../../shared/access/spaces/admit-space.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { member, moderator } from '../../shared/api/callers.ts';
import { prefetchSpace } from '../../shared/api/prefetch-space.ts';
import { route } from '../../shared/api/route.ts';
import { hubContact } from '../../shared/hubs/people/embedded/embedded-person.ts';
import { personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import { withPeople } from '../../shared/hubs/people/embedded/with-people.ts';
import { isAdmitted, type MemberItem, memberKey } from '../../shared/hubs/people/members/member-item.ts';
import { isInside, mayWrite } from '../../shared/hubs/readers/readers.ts';
import {
  SPACE_MEMBERSHIP_STATUSES,
  type SpaceMembershipItem,
} from '../../shared/hubs/space-memberships/space-membership-item.ts';
import { spaceMemberships, statusOnJoining } from '../../shared/hubs/space-memberships/space-memberships.ts';
import type { SpaceItem } from '../../shared/hubs/spaces/space-item.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, compositeResource, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';

/** The membership of a contact in a space. */
const SpaceMembership = compositeResource('space_memberships', ['space_id', 'contact_id'], () =>
  z.object({
    hub_id: z.string(),
    space_id: z.string(),
    space_name: z.string(),
    contact_id: z.string().meta(described('The member.')),
    ...personShape('contact'),
    status: z.enum(SPACE_MEMBERSHIP_STATUSES),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

/** Only current members of the hub are shown. */
const ROLES = {
  contact: ({ contact_id, team_id: team, hub_id: hub }: SpaceMembershipItem) =>
    hubContact({ team, hub }, contact_id, 'active'),
};

const membershipViews = (
  db: Table,
  { name: space_name }: Pick<SpaceItem, 'name'>,
  memberships: readonly SpaceMembershipItem[],
  showing: PresentDeps,
) =>
  withPeople(
    db,
    memberships.map((membership) => ({ ...membership, space_name })),
    ROLES,
    showing,
  );

const membershipAnswer = async (db: Table, space: SpaceItem, membership: SpaceMembershipItem, showing: PresentDeps) =>
  answer(sole(await membershipViews(db, space, [membership], showing)));

const own = '/hubs/{hub_id}/spaces/{space_id}/membership';
const collection = '/teams/{team_id}/hubs/{hub_id}/spaces/{space_id}/memberships';
const item = `${collection}/{contact_id}` as const;

const moderatorHere = { ...moderator(), prefetch: prefetchSpace };

const join = route({
  method: 'PUT',
  path: own,
  summary: text('Join a space'),
  description: text(
    'In an open space, and in a rule-based space whose rule the member meets, the membership is active at once. In a space with access by request it is pending until a creator approves it.',
  ),
  caller: member({ prefetch: prefetchSpace }),
  response: one(SpaceMembership),
  errors: ['not_found', 'access_rule_not_met', 'space_closed'],
  async handler({ params }, { caller, team, prefetched, db, now, files }) {
    const place = await admitWithRows(db, caller, { team, hub: params.hub_id }, prefetched, now);
    if (!place || !caller.member) return refuse('not_found');
    if (place.locked) return refuse('access_rule_not_met');
    const { space, membership } = place;
    if (membership && isInside(caller.member, membership))
      return membershipAnswer(db, space, membership, { now, files });
    const status = mayWrite(place.view) ? 'active' : statusOnJoining(space);
    if (!status) return refuse('space_closed');
    const memberships = spaceMemberships(db, { team, hub: params.hub_id });
    const joined = await memberships.join(caller.member, space.id, status, actorOf(caller), now);
    return membershipAnswer(db, space, joined, { now, files });
  },
});

const leave = route({
  method: 'DELETE',
  path: own,
  summary: text('Leave a space'),
  description: text('Also withdraws a pending request. A caller without a membership or request gets 404.'),
  caller: member({ prefetch: prefetchSpace }),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, prefetched, db, now }) {
    if (!(await admitWithRows(db, caller, { team, hub: params.hub_id }, prefetched, now))) return refuse('not_found');
    const memberships = spaceMemberships(db, { team, hub: params.hub_id });
    return (await memberships.remove(caller.id, params.space_id, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

const listMemberships = route({
  method: 'GET',
  path: collection,
  summary: text("List a space's members"),
  description: text(
    'Includes pending requests. Sorted by status, then by joining time. Former members of the hub are not listed.',
  ),
  caller: moderatorHere,
  query: list(() => ({ filter: { status: z.enum(SPACE_MEMBERSHIP_STATUSES).optional() } })),
  response: many(SpaceMembership),
  errors: ['not_found'],
  async handler({ params, query: { filter, page } }, { caller, team, prefetched, db, now, files }) {
    const place = await admitWithRows(db, caller, { team, hub: params.hub_id }, prefetched, now);
    if (!place) return refuse('not_found');
    const memberships = spaceMemberships(db, { team, hub: params.hub_id });
    const { items, next } = await memberships.list(params.space_id, filter.status, page, now);
    return answer({ items: await membershipViews(db, place.space, items, { now, files }), next });
  },
});

const addMember = route({
  method: 'PUT',
  path: item,
  summary: text('Add a member to a space'),
  description: text(
    'Approves a pending request, or adds a member of the hub without one. This is the only way into a closed space.',
  ),
  caller: moderatorHere,
  response: one(SpaceMembership),
  errors: ['not_found'],
  async handler({ params }, { caller, team, prefetched, db, now, files }) {
    const hub = { team, hub: params.hub_id };
    const target = await db.get<MemberItem>(memberKey(hub, params.contact_id));
    const place = await admitWithRows(db, caller, hub, prefetched, now);
    if (!place || !target || !isAdmitted(target, now.getTime())) return refuse('not_found');
    const made = await spaceMemberships(db, hub).add(target, place.space.id, actorOf(caller), now);
    return made ? membershipAnswer(db, place.space, made, { now, files }) : refuse('not_found');
  },
});

const removeMember = route({
  method: 'DELETE',
  path: item,
  summary: text('Remove a member from a space'),
  description: text(
    'Also rejects a pending request. The member stays in the hub. A member without a membership or request in the space gets 404.',
  ),
  caller: moderatorHere,
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, prefetched, db, now }) {
    if (!(await admitWithRows(db, caller, { team, hub: params.hub_id }, prefetched, now))) return refuse('not_found');
    const memberships = spaceMemberships(db, { team, hub: params.hub_id });
    return (await memberships.remove(params.contact_id, params.space_id, actorOf(caller), now))
      ? done()
      : refuse('not_found');
  },
});

export const spaceMembershipRoutes = [join, leave, listMemberships, addMember, removeMember];
