import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { insider, member, ungated } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { MEMBER_STATUSES } from '../../shared/hubs/people/members/member-item.ts';
import { memberList } from '../../shared/hubs/people/members/member-list.ts';
import { memberships } from '../../shared/hubs/people/members/memberships.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { FellowMember, Member } from './member-view.ts';

const views = { contact: FellowMember };
const collection = '/hubs/{hub_id}/members';
const item = '/hubs/{hub_id}/members/{contact_id}';

const listMembers = route({
  method: 'GET',
  path: collection,
  summary: text("List a hub's members"),
  description: text(
    'Members see active members only, newest first, whatever status they filter by. Creators see all members, or those with the status in `filter[status]`.',
  ),
  caller: insider('members.read'),
  query: list(() => ({ filter: { status: z.enum(MEMBER_STATUSES).optional() } })),
  response: many(Member, views),
  async handler({ params, query }, { caller, team, db, now, files }) {
    const status = caller.kind === 'contact' ? 'active' : query.filter.status;
    return answer(await memberList(db, { team, hub: params.hub_id }, { now, files }).list(status, query.page));
  },
});

const readMember = route({
  method: 'GET',
  path: item,
  summary: text('Get a member'),
  description: text('Members can get active members only.'),
  caller: insider('members.read'),
  response: one(Member, views),
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now, files }) {
    const found = await memberList(db, { team, hub: params.hub_id }, { now, files }).get(params.contact_id);
    const hidden = caller.kind === 'contact' && found?.status !== 'active';
    return found && !hidden ? answer(found) : refuse('not_found');
  },
});

const leave = route({
  method: 'DELETE',
  path: item,
  summary: text('Leave a hub'),
  description: text(
    'The calling member leaves the hub and can join again later. Their subscriptions in the hub are canceled at the end of the period.',
  ),
  caller: ungated(member()),
  status: 204,
  response: empty,
  errors: ['forbidden', 'not_found'],
  async handler({ params }, { caller, team, db, now }) {
    if (params.contact_id !== caller.id) return refuse('forbidden');
    const hub = { team, hub: params.hub_id };
    const left = await memberships(db, hub).remove(caller.id, actorOf(caller), now, 'left');
    return left === 'not_found' ? refuse('not_found') : done();
  },
});

export const directoryRoutes = [listMembers, readMember, leave];
