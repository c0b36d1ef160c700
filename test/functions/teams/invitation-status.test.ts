import { beforeAll, describe, expect, test } from 'vitest';
import { userKey } from '../../../shared/accounts/identity/user-item.ts';
import { acceptInvitation } from '../../../shared/accounts/invitations/accept-invitation.ts';
import { storeToken } from '../../../shared/accounts/invitations/invitation-tokens.ts';
import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import { holdClock } from '../../support/clock.ts';
import { mintInvitationToken } from '../../support/invitation-token.ts';
import { seedUser } from '../../support/seed.ts';
import { useWorld } from '../../support/use-world.ts';
import { newEmail, startInviting } from './inviting.ts';
import { dataOf, errorOf, listOf, secretOf } from './world.ts';

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

describe('an open invitation whose inviter', () => {
  const tokenFor = async (item: string) => {
    const { token, hash } = mintInvitationToken();
    await storeToken(at.service.db, at.team.id, item.slice(at.path.length + 1), hash, new Date());
    return token;
  };
  const invited = async (by: string, role = role_id) => {
    const email = newEmail();
    const item = `${at.path}/${dataOf(await at.invite({ email, role_id: role }, by)).id}`;
    const user = await seedUser(at.service.db, at.service.keys);
    await at.service.db.update(userKey(user.id), { set: { email } });
    return { email, item, user, token: await tokenFor(item) };
  };
  const statusOf = async (item: string) => {
    const listed = listOf(await at.send('GET', `${at.path}?page[size]=100`, owner));
    const one = dataOf(await at.send('GET', item, owner)).attributes.status;
    expect(listed.find(({ id }) => item.endsWith(id))?.attributes.status).toBe(one);
    return one;
  };
  const inviter = async (role: 'admin' | 'owner' = 'admin') => {
    const user = await seedUser(at.service.db, at.service.keys);
    const of = { team: at.team.id, user: user.id, role: at.team.users[role].role_id };
    await addUser(at.service.db, of, { type: 'user', id: at.team.users.owner.id }, new Date());
    return user;
  };
  const setRole = (user: string, role: string) => at.inTeam('PATCH', `/users/${user}`, owner, { role_id: role });
  const key = async (scopes: readonly string[]) => {
    const made = await at.createKey({ name: 'CI', scopes });
    return { path: `${at.keys}/${dataOf(made).id}`, secret: secretOf(made) };
  };

  const ends: Record<string, () => Promise<Awaited<ReturnType<typeof invited>>>> = {
    'was removed': async () => {
      const { id, token } = await inviter();
      const made = await invited(token);
      expect((await at.inTeam('DELETE', `/users/${id}`, owner)).status).toBe(204);
      return made;
    },
    'has a lower role': async () => {
      const { id, token } = await inviter();
      const made = await invited(token);
      expect((await setRole(id, at.team.users.moderator.role_id)).status).toBe(200);
      return made;
    },
    'is no longer an owner': async () => {
      const { id, token } = await inviter('owner');
      const made = await invited(token, at.team.users.owner.role_id);
      expect((await setRole(id, at.team.users.admin.role_id)).status).toBe(200);
      return made;
    },
    'is a revoked API key': async () => {
      const { path, secret } = await key(['*']);
      const made = await invited(secret);
      expect((await at.send('DELETE', path, owner)).status).toBe(204);
      return made;
    },
  };

  test.each(Object.entries(ends))('%s ends: it is shown as revoked and adds nobody', async (_, end) => {
    const { email, item, user, token } = await end();
    expect(await statusOf(item)).toBe('revoked');
    const accept = () => acceptInvitation(at.service.db, token, user, new Date());
    expect(await accept()).toBe('invitation_withdrawn');
    expect((await at.inTeam('GET', `/users/${user.id}`, owner)).status).toBe(404);
    expect(
      await acceptInvitation(at.service.db, token, await seedUser(at.service.db, at.service.keys), new Date()),
    ).toBe('invitation_for_another_address');
    expect((await at.invite({ email, role_id })).status).toBe(201);
    expect(await accept()).toBe('invalid_token');
    expect(errorOf(await at.invite({ email, role_id }))).toMatchObject({ code: 'already_invited' });
  });

  test('gets the role back is open again; an accepted one stays accepted when its inviter is removed', async () => {
    const { id, token: by } = await inviter();
    const made = await invited(by);
    await setRole(id, at.team.users.moderator.role_id);
    expect(await statusOf(made.item)).toBe('revoked');
    await setRole(id, at.team.users.admin.role_id);
    expect(await statusOf(made.item)).toBe('pending');
    expect(await acceptInvitation(at.service.db, made.token, made.user, new Date())).toMatchObject({
      status: 'accepted',
    });
    await at.inTeam('DELETE', `/users/${id}`, owner);
    expect(await statusOf(made.item)).toBe('accepted');
  });

  test('is removed while it is accepted adds nobody', async () => {
    const { id, token: by } = await inviter();
    const { token, user } = await invited(by);
    const { db } = at.service;
    const racing: Table = {
      ...db,
      async transact(steps) {
        await at.inTeam('DELETE', `/users/${id}`, owner);
        return db.transact(steps);
      },
    };
    expect(await acceptInvitation(racing, token, user, new Date())).toBe('invitation_withdrawn');
    expect((await at.inTeam('GET', `/users/${user.id}`, owner)).status).toBe(404);
  });
});
