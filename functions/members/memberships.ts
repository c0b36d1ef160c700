import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { addMember } from '../../shared/hubs/people/members/hub-members.ts';
import { memberList } from '../../shared/hubs/people/members/member-list.ts';
import { memberships } from '../../shared/hubs/people/members/memberships.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { answer, done, empty, one } from '../../shared/platform/http/response.ts';
import { Moment } from '../../shared/platform/time/moment.ts';
import { MEMBER_ROLES, Member } from './member-view.ts';

const MemberInput = z.object({
  contact_id: z.uuid(),
  role: z.enum(MEMBER_ROLES).default('member'),
  status: z.enum(['active', 'invited', 'pending']).default('active'),
  expires_at: Moment.nullable().default(null),
});

const MemberChange = z
  .object({
    role: z.enum(MEMBER_ROLES),
    status: z.enum(['active', 'suspended']),
    suspended_until: Moment.nullable(),
  })
  .partial();

const collection = '/teams/{team_id}/hubs/{hub_id}/members';
const item = '/teams/{team_id}/hubs/{hub_id}/members/{contact_id}';

const isPast = (at: string | null | undefined, now: Date): boolean =>
  typeof at === 'string' && Date.parse(at) <= now.getTime();

const add = route({
  method: 'POST',
  path: collection,
  summary: text('Add a contact to a hub'),
  description: text('A former or removed member can be added again. A banned contact must be unbanned first.'),
  caller: creator('members.manage'),
  body: envelope('members', MemberInput),
  status: 201,
  location: '/hubs/{hub_id}/members/{id}',
  response: one(Member),
  errors: ['already_in_hub', 'expires_in_past', 'illegal_transition', 'not_found', 'unknown_contact'],
  async handler({ params, body }, { caller, team, db, now, files }) {
    const hub = { team, hub: params.hub_id };
    const { contact_id: contact, ...rest } = body;
    if (isPast(body.expires_at, now)) return refuse('expires_in_past', { field: 'expires_at' });
    const added = await addMember(db, hub, { contact, ...rest }, actorOf(caller), now);
    if (added !== 'added') return refuse(added, { field: 'contact_id' });
    const made = await memberList(db, hub, { now, files, audience: 'team' }).get(contact);
    return made ? answer(made) : refuse('not_found');
  },
});

const change = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a membership'),
  description: text(
    'Set `status` to `active` to admit an invited or pending member, or to `suspended` to suspend an active one. A suspension lasts until `suspended_until`, or until you set the status back to `active`.',
  ),
  caller: creator('members.manage'),
  body: envelope('members', MemberChange),
  response: one(Member),
  errors: ['expires_in_past', 'illegal_transition', 'not_found'],
  async handler({ params, body }, { caller, team, db, now, files }) {
    const hub = { team, hub: params.hub_id };
    if (isPast(body.suspended_until, now)) return refuse('expires_in_past', { field: 'suspended_until' });
    const changed = await memberships(db, hub).change(params.contact_id, body, actorOf(caller), now);
    if (changed === 'illegal_transition') return refuse(changed, { field: 'status' });
    const shown =
      changed === 'not_found'
        ? undefined
        : await memberList(db, hub, { now, files, audience: 'team' }).get(params.contact_id);
    return shown ? answer(shown) : refuse('not_found');
  },
});

const remove = route({
  method: 'DELETE',
  path: item,
  summary: text('Remove a member from a hub'),
  description: text(
    'The contact becomes a former member and can return only if they are added again. Their subscriptions in the hub are canceled at the end of the period.',
  ),
  caller: creator('members.manage'),
  status: 204,
  response: empty,
  errors: ['not_found'],
  async handler({ params }, { caller, team, db, now }) {
    const removed = await memberships(db, { team, hub: params.hub_id }).remove(params.contact_id, actorOf(caller), now);
    return removed === 'not_found' ? refuse('not_found') : done();
  },
});

export const membershipRoutes = [add, change, remove];
