import { credentialKey, credentialKind } from '../../../../../shared/accounts/identity/credentials.ts';
import { hashPassword } from '../../../../../shared/accounts/identity/password.ts';
import { storeToken } from '../../../../../shared/accounts/invitations/invitation-tokens.ts';
import { invitations } from '../../../../../shared/accounts/invitations/invitations.ts';
import { addUser } from '../../../../../shared/accounts/teams/memberships.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import { mintInvitationToken } from '../../../../support/invitation-token.ts';
import { seedUser } from '../../../../support/seed.ts';
import type { Call } from '../../../../support/service.ts';
import type { Costs } from '../costs.ts';
import { asOwner, data, idOf, type Scenario, team, times } from './scenario.ts';

const PASSWORD = 'three plain words';

/** Long enough that the stored response of a key is always above 1 KB. */
const NAME = 'Newsletter: sync of subscribers, tags and purchases (production, read only)';

const newKey = (costs: Costs, headers = {}, name = 'Key'): Call =>
  asOwner(costs, { method: 'POST', path: `${team(costs)}/api-keys`, headers, body: { name } });

export const teamScenarios: Record<string, Scenario> = {
  'Accept an invitation': async ({ service, ours }) => {
    const [{ owner, moderator }, friend] = [ours.users, await seedUser(service.db, service.keys)];
    const input = { email: friend.email, role_id: moderator.role_id };
    const made = await invitations(service.db, ours.id).create(input, { type: 'user', id: owner.id }, new Date());
    if (typeof made === 'string') throw new Error(made);
    const { token, hash } = mintInvitationToken();
    await storeToken(service.db, ours.id, made.id, hash, new Date());
    return { method: 'POST', path: '/api/v1/auth/accept-invitation', token: friend.token, body: { token } };
  },
  'Create a team': async (costs) => asOwner(costs, { method: 'POST', path: '/teams', body: { name: 'Team' } }),
  'Delete a team': async (costs) => {
    const { id, email } = costs.ours.users.owner;
    const password_hash = await hashPassword(PASSWORD);
    await costs.service.db.put({
      ...credentialKey(email),
      entity: credentialKind.entity,
      user_id: id,
      password_hash,
      generation: 1,
    });
    const team_id = idOf(await costs.call(asOwner(costs, { method: 'POST', path: '/teams', body: { name: 'Team' } })));
    const body = data('team_erasures', { password: PASSWORD, name: 'Team' });
    return asOwner(costs, { method: 'DELETE', path: `/teams/${team_id}`, body });
  },
  'Create an API key': async (costs) => newKey(costs),
  'Create an API key, with Idempotency-Key': async (costs) => newKey(costs, { 'idempotency-key': newId() }, NAME),
  'List 50 API keys': async (costs) => {
    await times(51, () => costs.call(newKey(costs)));
    return asOwner(costs, { path: `${team(costs)}/api-keys?page[size]=50` });
  },
  'List 50 users': async (costs) => {
    const { service, ours } = costs;
    await times(51, async () => {
      const { id } = await seedUser(service.db, service.keys);
      const joining = { team: ours.id, user: id, role: ours.users.moderator.role_id };
      await addUser(service.db, joining, { type: 'user', id: ours.users.owner.id }, new Date());
    });
    return asOwner(costs, { path: '/users?page[size]=50' });
  },
  'Add a permission to a role': async (costs) => {
    const attributes = { name: `Role ${newId()}` };
    const role = await costs.call(
      asOwner(costs, { method: 'POST', path: `${team(costs)}/roles`, body: data('roles', attributes) }),
    );
    return asOwner(costs, {
      method: 'POST',
      path: `/roles/${idOf(role)}/permissions`,
      body: { slug: 'members.read' },
    });
  },
};
