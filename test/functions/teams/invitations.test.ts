import { beforeAll, describe, expect, test } from 'vitest';
import { credentialKey, credentialKind } from '../../../shared/accounts/identity/credentials.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { newEmail, startInviting } from './inviting.ts';
import { dataOf, enveloped, errorOf, listOf, secretOf, UNKNOWN_ID } from './world.ts';

const at = useWorld(startInviting);
let owner: string;
let role_id: string;

beforeAll(() => {
  ({ owner, role_id } = at);
});

describe('creating an invitation', () => {
  test('C037 C038 C040 C042: POST returns the invitation, and Location points to it', async () => {
    const created = await at.invite({ email: '  Ada@Example.COM ', role_id });
    expect(created.status).toBe(201);
    expect(dataOf(created)).toMatchObject({
      type: 'invitations',
      attributes: {
        team_id: at.team.id,
        email: 'ada@example.com',
        role_id,
        status: 'pending',
        invited_by: at.team.users.owner.id,
        accepted_by: null,
      },
      links: { self: created.headers.Location },
    });
    const { created_at, expires_at } = dataOf(created).attributes as Record<string, string>;
    expect(Date.parse(expires_at ?? '') - Date.parse(created_at ?? '')).toBe(7 * 86_400_000);
    const read = await at.service.call({ path: created.headers.Location ?? '', token: owner });
    expect(dataOf(read)).toMatchObject({ id: dataOf(created).id, type: 'invitations' });
    expect(JSON.stringify([created.body, read.body])).not.toMatch(/token|hash/);
    expect((await at.invite(enveloped('invitations', { email: newEmail(), role_id }))).status).toBe(201);
  });

  test.each([
    [{}, '/email'],
    [{ email: 'nobody', role_id: UNKNOWN_ID }, '/email'],
    [{ email: null, role_id: UNKNOWN_ID }, '/email'],
    [{ email: `${'x'.repeat(250)}@example.com`, role_id: UNKNOWN_ID }, '/email'],
    [{ email: 'a@example.com' }, '/role_id'],
    [{ email: 'a@example.com', role_id: 'owner' }, '/role_id'],
  ])('C100 C104: %j returns 422 at %s', async (body, pointer) => {
    expect(errorOf(await at.invite(body))).toEqual({ status: 422, at: pointer });
  });

  test('an address has one open invitation, in any case and under concurrent requests', async () => {
    const email = newEmail();
    const responses = await Promise.all(
      [email, email.toUpperCase(), email].map((to) => at.invite({ email: to, role_id })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const refused = await at.invite(enveloped('invitations', { email, role_id }));
    expect(errorOf(refused)).toEqual({ status: 422, code: 'already_invited', at: '/data/attributes/email' });
    const elsewhere = { email, role_id: at.other.users.moderator.role_id };
    const otherTeam = await at.send('POST', `/teams/${at.other.id}/invitations`, at.other.users.owner.token, elsewhere);
    expect(otherTeam.status).toBe(201);
  });

  test('of fifty concurrent invitations of an address one is sent, and the others do not count against its limit', async () => {
    const email = newEmail();
    const send = (key: string) =>
      at.service.call({
        method: 'POST',
        path: `/api/v1${at.path}`,
        token: owner,
        headers: { 'idempotency-key': key },
        body: enveloped('invitations', { email, role_id }),
      });
    const responses = await Promise.all(Array.from({ length: 50 }, () => send(newId())));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const after = errorOf(await at.invite({ email, role_id }));
    expect(after).toMatchObject({ status: 422, code: 'already_invited' });
  });

  test('the address of a user in the team returns 422 already_member', async () => {
    const { id, email } = at.team.users.admin;
    await at.service.db.put({ ...credentialKey(email), entity: credentialKind.entity, user_id: id, email });
    expect(errorOf(await at.invite({ email, role_id }))).toEqual({
      status: 422,
      code: 'already_member',
      at: '/email',
    });
  });

  test('an unknown role or a role of another team returns 422', async () => {
    for (const other of [at.other.users.moderator.role_id, UNKNOWN_ID]) {
      const refused = await at.invite({ email: newEmail(), role_id: other });
      expect(errorOf(refused)).toEqual({ status: 422, code: 'unknown_role', at: '/role_id' });
    }
  });

  test('a user cannot invite to a role with permissions that they do not have', async () => {
    const { admin, owner: teamOwner } = at.team.users;
    const up = await at.invite({ email: newEmail(), role_id: teamOwner.role_id }, admin.token);
    expect(errorOf(up)).toEqual({ status: 403, code: 'permission_not_held', at: '/role_id' });
    expect((await at.invite({ email: newEmail(), role_id: admin.role_id }, admin.token)).status).toBe(201);
    const key = await at.createKey({ name: 'key', scopes: ['*'] });
    expect((await at.invite({ email: newEmail(), role_id: teamOwner.role_id }, secretOf(key))).status).toBe(403);
    const created = await at.invite({ email: newEmail(), role_id: admin.role_id }, secretOf(key));
    expect(dataOf(created).attributes.invited_by).toBe(dataOf(key).id);
  });
});

describe('access to invitations', () => {
  test('A5: an unknown or malformed id, or an id of another team, returns 404', async () => {
    const input = { email: newEmail(), role_id: at.other.users.moderator.role_id };
    const created = await at.send('POST', `/teams/${at.other.id}/invitations`, at.other.users.owner.token, input);
    for (const id of [dataOf(created).id, UNKNOWN_ID, 'no-id'])
      for (const method of ['GET', 'DELETE'])
        expect(errorOf(await at.send(method, `${at.path}/${id}`, owner))).toEqual({ status: 404, code: 'not_found' });
  });

  test('A5 C173: without users.manage, from another team or as a contact it is 403; without a token 401', async () => {
    const item = await at.createInvitation();
    const contact = at.service.keys.issue({ kind: 'contact', id: newId(), team: at.team.id });
    for (const [token, status] of [
      [at.team.users.moderator.token, 403],
      [at.other.users.owner.token, 403],
      [contact, 403],
      [undefined, 401],
    ] as const) {
      expect((await at.send('GET', at.path, token)).status).toBe(status);
      expect((await at.send('POST', at.path, token, { email: newEmail(), role_id })).status).toBe(status);
      expect((await at.send('GET', item, token)).status).toBe(status);
      expect((await at.send('DELETE', item, token)).status).toBe(status);
    }
  });

  test('C025 C026: following the next links lists each invitation once', async () => {
    for (let more = 0; more < 3; more += 1) await at.createInvitation();
    const ids: string[] = [];
    let next: string | undefined = `/api/v1${at.path}?page[size]=2`;
    while (next) {
      const page = await at.service.call({ path: next, token: owner });
      ids.push(...listOf(page).map(({ id }) => id));
      next = (page.body.links as { next?: string }).next;
    }
    const all = listOf(await at.send('GET', `${at.path}?page[size]=100`, owner)).map(({ id }) => id);
    expect(ids).toEqual(all);
    expect(ids.length).toBeGreaterThan(3);
  });
});
