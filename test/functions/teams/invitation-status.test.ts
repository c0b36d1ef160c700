import { beforeAll, expect, test } from 'vitest';
import { userKey } from '../../../shared/accounts/identity/user-item.ts';
import { acceptInvitation } from '../../../shared/accounts/invitations/accept-invitation.ts';
import { mintInvitationToken } from '../../../shared/accounts/invitations/invitation-token.ts';
import { storeToken } from '../../../shared/accounts/invitations/invitation-tokens.ts';
import { holdClock } from '../../support/clock.ts';
import { seedUser } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { newEmail, startInviting } from './inviting.ts';
import { dataOf, errorOf, listOf } from './world.ts';

const at = useWorld(startInviting);
let owner: string;
let role_id: string;

beforeAll(() => {
  ({ owner, role_id } = at);
});

const accept = async (item: string): Promise<string> => {
  const { token, hash } = mintInvitationToken();
  await storeToken(at.service.db, at.team.id, item.slice(at.path.length + 1), hash, new Date());
  const user = await seedUser(at.service.db, at.service.keys);
  const { email } = dataOf(await at.send('GET', item, owner)).attributes;
  await at.service.db.update(userKey(user.id), { set: { email: String(email) } });
  expect(await acceptInvitation(at.service.db, token, user, new Date())).toMatchObject({ status: 'accepted' });
  return user.id;
};

/** Moves the clock eight days ahead; returns a valid token of the owner. */
const nextWeek = (): string => {
  const now = Date.now() + 8 * 86_400_000;
  holdClock(now);
  return at.service.keys.issue({ kind: 'user', id: at.team.users.owner.id }, { now });
};

test('an accepted invitation adds the user with its role, and cannot be revoked', async () => {
  const item = await at.createInvitation();
  const user = await accept(item);
  expect(dataOf(await at.send('GET', item, owner)).attributes).toMatchObject({
    status: 'accepted',
    accepted_by: user,
  });
  const inTeam = await at.inTeam('GET', `/users/${user}`, owner);
  expect(dataOf(inTeam).attributes.role_id).toBe(role_id);
  expect(errorOf(await at.send('DELETE', item, owner))).toEqual({ status: 409, code: 'already_accepted' });
});

test('a revoked invitation stays listed, revoking it again changes nothing, and the address can be invited again', async () => {
  const email = newEmail();
  const item = await at.createInvitation(email);
  expect((await at.send('DELETE', item, owner)).status).toBe(204);
  const { attributes } = dataOf(await at.send('GET', item, owner));
  expect(attributes.status).toBe('revoked');
  expect((await at.send('DELETE', item, owner)).status).toBe(204);
  expect(dataOf(await at.send('GET', item, owner)).attributes).toEqual(attributes);
  expect((await at.invite({ email, role_id })).status).toBe(201);
});

test('an invitation expires after seven days, and the address can be invited again', async () => {
  const email = newEmail();
  const item = await at.createInvitation(email);
  const token = nextWeek();
  expect(dataOf(await at.send('GET', item, token)).attributes.status).toBe('expired');
  const listed = listOf(await at.send('GET', `${at.path}?page[size]=100`, token));
  expect(listed.find(({ id }) => item.endsWith(id))?.attributes.status).toBe('expired');
  expect((await at.send('DELETE', item, token)).status).toBe(204);
  const again = await at.invite({ email, role_id }, token);
  expect(again.status).toBe(201);
  await at.send('DELETE', item, token);
  expect(errorOf(await at.invite({ email, role_id }, token))).toMatchObject({ code: 'already_invited' });
});
