import { text } from '#docs';
import { provesUser } from '../../shared/accounts/identity/user-proof.ts';
import { users } from '../../shared/accounts/identity/users.ts';
import { callerDeleted } from '../../shared/api/caller-deleted.ts';
import { type ContactCaller, inPerson, self, type UserCaller } from '../../shared/api/callers.ts';
import { REAUTHENTICATION_LIMIT } from '../../shared/api/reauthentication-limit.ts';
import type { RouteContext } from '../../shared/api/route.ts';
import { blockingSubscriptions, eraseContact } from '../../shared/downstream/erasure/erase-contact.ts';
import { eraseUser, teamsOwnedAlone } from '../../shared/downstream/erasure/erase-user.ts';
import { exportObjectKey } from '../../shared/downstream/exports/export-item.ts';
import type { ContactItem } from '../../shared/hubs/people/contacts/contact-item.ts';
import { membershipsOf } from '../../shared/hubs/people/members/memberships-of.ts';
import { removePortraits } from '../../shared/hubs/people/portraits/portraits.ts';
import { either } from '../../shared/platform/http/body.ts';
import { Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { done, empty } from '../../shared/platform/http/response.ts';
import { type MePorts, route } from './ports.ts';
import { type Proof, provesContact, Reauthentication } from './reauthentication.ts';

type ErasureContext = Pick<RouteContext<{ path: string; caller: UserCaller }, MePorts>, 'db' | 'now' | 'ports'>;

/** Maximum number of blocking teams or subscriptions in `meta`. */
const MAX_LISTED = 10;

const eraseAsUser = async ({ id }: UserCaller, proof: Proof, { db, now, ports }: ErasureContext) => {
  const me = await users(db).get(id);
  if (!me) return callerDeleted();
  const soleOwnerOf = await teamsOwnedAlone(db, id);
  if (soleOwnerOf.length > 0) return refuse('last_owner', { meta: { team_ids: soleOwnerOf.slice(0, MAX_LISTED) } });
  if (!(await provesUser(db, me, proof))) return refuse('reauthentication_required');
  const person = { kind: 'user', id } as const;
  const file = exportObjectKey(person);
  await Promise.all([removePortraits(ports.objects, person, now), ports.objects.remove(file, now)]);
  if ((await eraseUser(db, me, now)) !== 'erased') return refuse('last_owner');
  await ports.objects.remove(file, now);
  return done();
};

const eraseAsContact = async (
  caller: ContactCaller,
  me: ContactItem | undefined,
  proof: Proof,
  { db, now }: ErasureContext,
) => {
  const { id, team } = caller;
  if (!me) return callerDeleted();
  const leaving = { ...me, memberships: await membershipsOf(db, team, id) };
  const active = await blockingSubscriptions(db, team, leaving);
  if (active.length > 0) {
    const subscriptions = active
      .slice(0, MAX_LISTED)
      .map(({ id: subscription, hub_id }) => ({ id: subscription, hub_id }));
    return refuse('subscription_goes_on', { meta: { subscriptions } });
  }
  const proven = await provesContact(db, caller, me.email, proof, now);
  if (proven instanceof Refusal) return proven;
  if (!proven) return refuse('reauthentication_required');
  return (await eraseContact(db, team, leaving, now)) ? done() : callerDeleted();
};

const erase = route({
  method: 'DELETE',
  path: '/me',
  summary: text('Delete the current account'),
  description: text(
    "Permanent. Re-authenticate with your password; a member can send a magic-link token instead. Sessions end, the address becomes available again, and invitations to a user's address are revoked. Name, pictures, tags, inbox, notifications, follows and warnings are deleted, and memberships become `removed`. A member's posts stay under “Former member”, sent messages stay with their recipients, and orders are kept for accounting. With an active subscription the response is 409 `subscription_goes_on`; cancel it first. The only owner of a team gets 409 `last_owner`; make another user an owner first.",
  ),
  caller: inPerson(self()),
  limit: REAUTHENTICATION_LIMIT,
  replayable: false,
  body: either('erasure_requests', Reauthentication),
  status: 204,
  response: empty,
  errors: ['invalid_code_verifier', 'last_owner', 'reauthentication_required', 'subscription_goes_on', 'unauthorized'],
  handler: ({ body }, context) => {
    const { caller } = context;
    if (caller.kind === 'user') return eraseAsUser(caller, body, context);
    const [me] = context.prefetched;
    return eraseAsContact(caller, me as ContactItem | undefined, body, context);
  },
});

export const erasureRoutes = [erase];
