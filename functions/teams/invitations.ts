import * as z from 'zod';
import { described, text } from '#docs';
import { users } from '../../shared/accounts/identity/users.ts';
import { endUnsupported } from '../../shared/accounts/invitations/end-unsupported.ts';
import { INVITATION_STATUSES } from '../../shared/accounts/invitations/invitation-item.ts';
import { InvitationInput, invitations } from '../../shared/accounts/invitations/invitations.ts';
import { canGrantRole } from '../../shared/accounts/roles/grants.ts';
import { teamRoles } from '../../shared/accounts/roles/team-roles.ts';
import { isEmailInTeam } from '../../shared/accounts/teams/memberships.ts';
import { hasVerifiedOwner } from '../../shared/accounts/teams/verified-owner.ts';
import { actorOf } from '../../shared/api/actor.ts';
import { creator, type KeyCaller, type UserCaller } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { optionalPersonShape, personShape } from '../../shared/hubs/people/embedded/embedded-shape.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { either } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';
import { holderOf } from './holder.ts';
import { invitationSlots } from './invitation-limits.ts';
import { namedInvitations } from './named.ts';

const Invitation = resource('invitations', () =>
  z.object({
    team_id: z.string(),
    email: z.string(),
    role_id: z.string(),
    role_name: z.string().nullable().meta(described('The current name of the role. Null if the role was deleted.')),
    status: z
      .enum(INVITATION_STATUSES)
      .meta(
        described(
          'Whether the invitation is open. An open one is `revoked` as soon as its inviter is removed, its API key is revoked, or the inviter could not invite with the role any more.',
        ),
      ),
    invited_by: z.string(),
    ...personShape('invited_by'),
    accepted_by: z.string().nullable(),
    ...optionalPersonShape('accepted_by'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  }),
);

/** Whether the inviting user has verified their address; for an API key, whether an owner of its team has. */
const isProved = async (db: Table, caller: UserCaller | KeyCaller): Promise<boolean> =>
  caller.kind === 'key'
    ? hasVerifiedOwner(db, caller.team)
    : (await users(db).get(caller.id))?.address_proved_at !== undefined;

const collection = '/teams/{team_id}/invitations';
const item = '/teams/{team_id}/invitations/{invitation_id}';

const listInvitations = route({
  method: 'GET',
  path: collection,
  summary: text('List invitations'),
  description: text('Returns open invitations, and for a month those that were accepted, revoked or have expired.'),
  caller: creator('users.manage'),
  query: list(),
  response: many(Invitation),
  async handler({ params: { team_id: team }, query }, { db, now, files }) {
    const { items, next } = await invitations(db, team).list(query.page, now);
    return answer({ items: await namedInvitations(db, team, items, { now, files }), next });
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Create an invitation'),
  description: text(
    'Emails a link that works for seven days. You can only invite to a role whose permissions you hold yourself; the invitation ends when you no longer do, or are removed. The inviter must have a verified email address; for an API key, an owner of the team must have one. Otherwise the response is 403 `address_not_proved`. Invitation emails are limited to 10 in 15 minutes per recipient, 20 an hour per user or API key, 50 a day per team and 20 an hour per source IP address; beyond that the response is 429 `rate_limited` with `Retry-After`.',
  ),
  caller: creator('users.manage'),
  body: either('invitations', InvitationInput),
  status: 201,
  location: '/teams/{team_id}/invitations/{id}',
  response: one(Invitation),
  errors: [
    'address_not_proved',
    'already_invited',
    'already_member',
    'permission_not_held',
    'rate_limited',
    'unknown_role',
  ],
  async handler({ params: { team_id: team }, body, sourceIp }, { caller, db, limiter, now, files }) {
    const actor = actorOf(caller);
    const terms = { role_id: body.role_id, invited_by: actor.id, accepted_by: null };
    const [role, isIn, proved, named] = await Promise.all([
      teamRoles(db, team).get(body.role_id),
      isEmailInTeam(db, team, body.email),
      isProved(db, caller),
      namedInvitations(db, team, [terms], { now, files }),
    ]);
    if (!role) return refuse('unknown_role', { field: 'role_id' });
    if (!canGrantRole(holderOf(caller), role)) return refuse('permission_not_held', { field: 'role_id' });
    if (!proved) return refuse('address_not_proved');
    if (isIn) return refuse('already_member', { field: 'email' });
    const slots = await invitationSlots(limiter, { email: body.email, team, caller, sourceIp }, now);
    const { headers } = slots;
    if (slots.refusal) return slots.refusal;
    const make = () => invitations(db, team).create(body, actor, now);
    const first = await make();
    const again = first === 'already_invited' && (await endUnsupported(db, team, body.email, actor, now));
    const made = again ? await make() : first;
    if (typeof made !== 'string') return answer({ ...sole(named), ...made }, { headers });
    await slots.giveBack();
    return refuse(made, { field: made === 'already_invited' ? 'email' : 'role_id' });
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: text('Get an invitation'),
  caller: creator('users.manage'),
  response: one(Invitation),
  errors: ['not_found'],
  async handler({ params: { team_id: team, invitation_id } }, { db, now, files }) {
    const invitation = await invitations(db, team).get(invitation_id, now);
    if (!invitation) return refuse('not_found');
    return answer(sole(await namedInvitations(db, team, [invitation], { now, files })));
  },
});

const revoke = route({
  method: 'DELETE',
  path: item,
  summary: text('Revoke an invitation'),
  description: text('The link stops working. Revoking the invitation again changes nothing.'),
  caller: creator('users.manage'),
  status: 204,
  response: empty,
  errors: ['already_accepted', 'not_found'],
  async handler({ params }, { caller, db, now }) {
    const revoked = await invitations(db, params.team_id).revoke(params.invitation_id, actorOf(caller), now);
    return revoked === 'revoked' ? done() : refuse(revoked ?? 'not_found');
  },
});

export const invitationRoutes = [listInvitations, create, read, revoke];
