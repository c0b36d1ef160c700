import { beforeAll, describe, expect, test } from 'vitest';
import { credentialKey } from '../../../shared/accounts/identity/credentials.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { somebody, startInviting } from './inviting.ts';
import { dataOf, enveloped, listOf, NOTHING, refusalOf, secretOf } from './world.ts';

const at = useWorld(startInviting);
let owner: string;
let role_id: string;

beforeAll(() => {
  ({ owner, role_id } = at);
});

describe('inviting', () => {
  test('C037 C038 C040 C042: an invitation is made, located and read back', async () => {
    const made = await at.invite({ email: '  Ada@Example.COM ', role_id });
    expect(made.status).toBe(201);
    expect(dataOf(made)).toMatchObject({
      type: 'invitations',
      attributes: {
        team_id: at.team.id,
        email: 'ada@example.com',
        role_id,
        status: 'pending',
        invited_by: at.team.users.owner.id,
        accepted_by: null,
      },
      links: { self: made.headers.Location },
    });
    const { created_at, expires_at } = dataOf(made).attributes as Record<string, string>;
    expect(Date.parse(expires_at ?? '') - Date.parse(created_at ?? '')).toBe(7 * 86_400_000);
    const read = await at.service.call({ path: made.headers.Location ?? '', token: owner });
    expect(dataOf(read)).toMatchObject({ id: dataOf(made).id, type: 'invitations' });
    expect(JSON.stringify([made.body, read.body])).not.toMatch(/token|hash/);
    expect((await at.invite(enveloped('invitations', { email: somebody(), role_id }))).status).toBe(201);
  });

  test.each([
    [{}, '/email'],
    [{ email: 'nobody', role_id: NOTHING }, '/email'],
    [{ email: null, role_id: NOTHING }, '/email'],
    [{ email: `${'x'.repeat(250)}@example.com`, role_id: NOTHING }, '/email'],
    [{ email: 'a@example.com' }, '/role_id'],
    [{ email: 'a@example.com', role_id: 'owner' }, '/role_id'],
  ])('C100 C104: %j is a 422 at %s', async (body, pointer) => {
    expect(refusalOf(await at.invite(body))).toEqual({ status: 422, at: pointer });
  });

  test('an address has one open invitation, however many are made at once and however it is written', async () => {
    const email = somebody();
    const answers = await Promise.all(
      [email, email.toUpperCase(), email].map((to) => at.invite({ email: to, role_id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const refused = await at.invite(enveloped('invitations', { email, role_id }));
    expect(refusalOf(refused)).toEqual({ status: 422, code: 'already_invited', at: '/data/attributes/email' });
    const elsewhere = { email, role_id: at.other.users.moderator.role_id };
    const theirs = await at.send('POST', `/teams/${at.other.id}/invitations`, at.other.users.owner.token, elsewhere);
    expect(theirs.status).toBe(201);
  });

  test('fifty who invite an address at once, each under a key of their own, leave it all its letters but one', async () => {
    const email = somebody();
    const send = (key: string) =>
      at.service.call({
        method: 'POST',
        path: `/api/v1${at.path}`,
        token: owner,
        headers: { 'idempotency-key': key },
        body: enveloped('invitations', { email, role_id }),
      });
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(newId())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const after = refusalOf(await at.invite({ email, role_id }));
    expect(after).toMatchObject({ status: 422, code: 'already_invited' });
  });

  test('somebody who is in the team is not invited', async () => {
    const { id, email } = at.team.users.admin;
    await at.service.db.put({ ...credentialKey(email), entity: 'credential', user_id: id, email });
    expect(refusalOf(await at.invite({ email, role_id }))).toEqual({
      status: 422,
      code: 'already_member',
      at: '/email',
    });
  });

  test('a role of another team, or of none, is a 422', async () => {
    for (const other of [at.other.users.moderator.role_id, NOTHING]) {
      const refused = await at.invite({ email: somebody(), role_id: other });
      expect(refusalOf(refused)).toEqual({ status: 422, code: 'unknown_role', at: '/role_id' });
    }
  });

  test('nobody invites to a role they do not hold', async () => {
    const { admin, owner: first } = at.team.users;
    const up = await at.invite({ email: somebody(), role_id: first.role_id }, admin.token);
    expect(refusalOf(up)).toEqual({ status: 403, code: 'permission_not_held', at: '/role_id' });
    expect((await at.invite({ email: somebody(), role_id: admin.role_id }, admin.token)).status).toBe(201);
    const key = await at.createKey({ name: 'key', scopes: ['*'] });
    expect((await at.invite({ email: somebody(), role_id: first.role_id }, secretOf(key))).status).toBe(403);
    const made = await at.invite({ email: somebody(), role_id: admin.role_id }, secretOf(key));
    expect(dataOf(made).attributes.invited_by).toBe(dataOf(key).id);
  });
});

describe('who may', () => {
  test('A5: invitations of another team, unknown ones and no ids at all are a 404', async () => {
    const theirs = { email: somebody(), role_id: at.other.users.moderator.role_id };
    const made = await at.send('POST', `/teams/${at.other.id}/invitations`, at.other.users.owner.token, theirs);
    for (const id of [dataOf(made).id, NOTHING, 'no-id'])
      for (const method of ['GET', 'DELETE'])
        expect(refusalOf(await at.send(method, `${at.path}/${id}`, owner))).toEqual({ status: 404, code: 'not_found' });
  });

  test('A5 C173: without users.manage, from another team, as a contact: 403; as nobody: 401', async () => {
    const item = await at.invited();
    const contact = at.service.keys.issue({ kind: 'contact', id: newId(), team: at.team.id });
    for (const [token, status] of [
      [at.team.users.moderator.token, 403],
      [at.other.users.owner.token, 403],
      [contact, 403],
      [undefined, 401],
    ] as const) {
      expect((await at.send('GET', at.path, token)).status).toBe(status);
      expect((await at.send('POST', at.path, token, { email: somebody(), role_id })).status).toBe(status);
      expect((await at.send('GET', item, token)).status).toBe(status);
      expect((await at.send('DELETE', item, token)).status).toBe(status);
    }
  });

  test('C025 C026: the list is walked page by page, each invitation once', async () => {
    for (let more = 0; more < 3; more += 1) await at.invited();
    const seen: string[] = [];
    let next: string | undefined = `/api/v1${at.path}?page[size]=2`;
    while (next) {
      const page = await at.service.call({ path: next, token: owner });
      seen.push(...listOf(page).map(({ id }) => id));
      next = (page.body.links as { next?: string }).next;
    }
    const whole = listOf(await at.send('GET', `${at.path}?page[size]=100`, owner)).map(({ id }) => id);
    expect(seen).toEqual(whole);
    expect(seen.length).toBeGreaterThan(3);
  });
});
