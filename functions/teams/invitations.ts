import * as z from 'zod';
import { actorOf } from '../../shared/http/actor.ts';
import { either } from '../../shared/http/body.ts';
import { creator } from '../../shared/http/callers.ts';
import { refuse, tooMany } from '../../shared/http/errors.ts';
import { list } from '../../shared/http/query-spec.ts';
import { rateLimitHeaders } from '../../shared/http/rate-limit.ts';
import { answer, done, empty, many, one, resource } from '../../shared/http/response.ts';
import { route } from '../../shared/http/route.ts';
import { mayHandle } from '../../shared/teams/grants.ts';
import { INVITATION_STATUSES } from '../../shared/teams/invitation-item.ts';
import { InvitationInput, invitations } from '../../shared/teams/invitations.ts';
import { hasAddress } from '../../shared/teams/memberships.ts';
import { teamRoles } from '../../shared/teams/team-roles.ts';
import { holderOf } from './holder.ts';

const Invitation = resource(
  'invitations',
  z.object({
    team_id: z.string(),
    email: z.string(),
    role_id: z.string(),
    status: z.enum(INVITATION_STATUSES),
    invited_by: z.string(),
    accepted_by: z.string().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
  }),
);

/** Letters to one address, from whatever teams: nobody is buried in invitations they never asked for. */
const LETTERS = { name: 'invitation-letters', limit: 10, seconds: 15 * 60 };

const collection = '/teams/{team_id}/invitations';
const item = '/teams/{team_id}/invitations/{invitation_id}';

const listInvitations = route({
  method: 'GET',
  path: collection,
  summary: 'List the invitations of a team',
  description: 'Open ones, and for a month those that were accepted, revoked or left to expire.',
  caller: creator('users.manage'),
  query: list(),
  response: many(Invitation),
  handler: async ({ params, query }, { db, now }) =>
    answer(await invitations(db, params.team_id).list(query.page, now)),
});

const create = route({
  method: 'POST',
  path: collection,
  summary: 'Invite somebody to a team',
  description:
    'A mail with a link goes out; it is good for seven days. Nobody invites to a role they do not hold. An address gets ' +
    'at most 10 invitations in 15 minutes.',
  caller: creator('users.manage'),
  body: either('invitations', InvitationInput),
  status: 201,
  location: '/teams/{team_id}/invitations/{id}',
  response: one(Invitation),
  errors: ['already_invited', 'already_member', 'permission_not_held', 'rate_limited', 'unknown_role'],
  async handler({ params: { team_id: team }, body }, { caller, db, limiter, now }) {
    const [role, isIn] = await Promise.all([teamRoles(db, team).get(body.role_id), hasAddress(db, team, body.email)]);
    if (!role) return refuse('unknown_role', { field: 'role_id' });
    if (!mayHandle(holderOf(caller), role)) return refuse('permission_not_held', { field: 'role_id' });
    if (isIn) return refuse('already_member', { field: 'email' });
    const slot = await limiter.take(LETTERS, body.email, now.getTime());
    const headers = rateLimitHeaders(LETTERS, slot);
    if (!slot.passed) return tooMany(slot.retryAfter, headers);
    const made = await invitations(db, team).create(body, actorOf(caller), now);
    if (typeof made !== 'string') return answer(made, { headers });
    await slot.giveBack();
    return refuse(made, { field: made === 'already_invited' ? 'email' : 'role_id' });
  },
});

const read = route({
  method: 'GET',
  path: item,
  summary: 'Read an invitation',
  caller: creator('users.manage'),
  response: one(Invitation),
  errors: ['not_found'],
  async handler({ params }, { db, now }) {
    const invitation = await invitations(db, params.team_id).get(params.invitation_id, now);
    return invitation ? answer(invitation) : refuse('not_found');
  },
});

const revoke = route({
  method: 'DELETE',
  path: item,
  summary: 'Revoke an invitation',
  description: 'Its link opens nothing from now on; revoking it again changes nothing.',
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
