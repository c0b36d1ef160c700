import * as z from 'zod';
import { enterSpace } from '../../shared/access/spaces/admit-space.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { besideSpace } from '../../shared/api/beside-space.ts';
import { member, moderator } from '../../shared/api/callers.ts';
import { isAdmitted, type MemberItem, memberKey } from '../../shared/hubs/people/members/member-item.ts';
import { isInside, mayWrite } from '../../shared/hubs/readers/readers.ts';
import { SPACE_MEMBERSHIP_STATUSES } from '../../shared/hubs/space-memberships/space-membership-item.ts';
import { spaceMemberships, statusOnEntering } from '../../shared/hubs/space-memberships/space-memberships.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, compositeResource, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';

/** A contact's place in a space. */
const SpaceMembership = compositeResource(
  'space_memberships',
  ['space_id', 'contact_id'],
  z.object({
    hub_id: z.string(),
    space_id: z.string(),
    contact_id: z.string(),
    status: z.enum(SPACE_MEMBERSHIP_STATUSES),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const own = '/hubs/{hub_id}/spaces/{space_id}/membership';
const collection = '/teams/{team_id}/hubs/{hub_id}/spaces/{space_id}/memberships';
const item = `${collection}/{contact_id}` as const;

const moderatorHere = { ...moderator(), beside: besideSpace };

const enter = route({
  method: 'PUT',
  path: own,
  summary: 'Enter a space, or ask to',
  description:
    'An open space is entered at once, and so is one by rule by who meets its rule; where entering is by request, the answer is a pending membership.',
  caller: member({ beside: besideSpace }),
  response: one(SpaceMembership),
  errors: ['not_found', 'access_rule_not_met', 'space_closed'],
  async handler({ params }, { caller, team, beside, db, now }) {
    const place = await enterSpace(db, caller, { team, hub: params.hub_id }, beside, now);
    if (!place || !caller.member) return refuse('not_found');
    if (place.locked) return refuse('access_rule_not_met');
    const { space, membership } = place;
    if (membership && isInside(caller.member, membership)) return answer(membership);
    const status = mayWrite(place.view) ? 'active' : statusOnEntering(space);
    if (!status) return refuse('space_closed');
    const inHub = spaceMemberships(db, { team, hub: params.hub_id });
    return answer(await inHub.enter(caller.member, space.id, status, actorOf(caller), now));
  },
});

const leave = route({
  method: 'DELETE',
  path: own,
  summary: 'Leave a space, or take a request back',
  description: '404 where one is not in it and did not ask to be.',
  caller: member({ beside: besideSpace }),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, beside, db, now }) {
    if (!(await enterSpace(db, caller, { team, hub: params.hub_id }, beside, now))) return refuse('not_found');
    const inHub = spaceMemberships(db, { team, hub: params.hub_id });
    return (await inHub.leave(caller.id, params.space_id, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

const listMemberships = route({
  method: 'GET',
  path: collection,
  summary: 'List who is in a space and who asked to be',
  description: 'By their status, and by when they came. Who is in the hub no more is in no space of it.',
  caller: moderatorHere,
  query: list({ filter: { status: z.enum(SPACE_MEMBERSHIP_STATUSES).optional() } }),
  response: many(SpaceMembership),
  errors: ['not_found'],
  async handler({ params, query: { filter, page } }, { caller, team, beside, db, now }) {
    if (!(await enterSpace(db, caller, { team, hub: params.hub_id }, beside, now))) return refuse('not_found');
    const inHub = spaceMemberships(db, { team, hub: params.hub_id });
    return answer(await inHub.list(params.space_id, filter.status, page, now));
  },
});

const letIn = route({
  method: 'PUT',
  path: item,
  summary: 'Let a member of the hub into a space',
  description: 'Approves a request, and brings somebody into a space that nobody enters by themselves.',
  caller: moderatorHere,
  response: one(SpaceMembership),
  errors: ['not_found'],
  async handler({ params }, { caller, team, beside, db, now }) {
    const hub = { team, hub: params.hub_id };
    const somebody = await db.get<MemberItem>(memberKey(hub, params.contact_id));
    const place = await enterSpace(db, caller, hub, beside, now);
    if (!place || !somebody || !isAdmitted(somebody, now.getTime())) return refuse('not_found');
    const made = await spaceMemberships(db, hub).letIn(somebody, place.space.id, actorOf(caller), now);
    return made ? answer(made) : refuse('not_found');
  },
});

const putOut = route({
  method: 'DELETE',
  path: item,
  summary: 'Refuse a request, or take somebody out of a space',
  description: 'They stay members of the hub. 404 where they are not in it and did not ask to be.',
  caller: moderatorHere,
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, beside, db, now }) {
    if (!(await enterSpace(db, caller, { team, hub: params.hub_id }, beside, now))) return refuse('not_found');
    const inHub = spaceMemberships(db, { team, hub: params.hub_id });
    return (await inHub.leave(params.contact_id, params.space_id, actorOf(caller), now)) ? done() : refuse('not_found');
  },
});

export const spaceMembershipRoutes = [enter, leave, listMemberships, letIn, putOut];
