import { describe, expect, test } from 'vitest';
import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { dataOf, errorOf, listOf, startTeams, UNKNOWN_ID } from './world.ts';

const at = useWorld(startTeams);

const tokenWithTeam = (team: string) => at.service.keys.issue({ kind: 'user', id: at.team.users.owner.id, team });

describe('the team of a request', () => {
  test.each(['GET /users', `GET /users/${UNKNOWN_ID}`, `PATCH /users/${UNKNOWN_ID}`, `DELETE /users/${UNKNOWN_ID}`])(
    'C276: %s without a team returns 400 team_context_required',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const refused = await at.send(method, path, at.team.users.owner.token, method === 'PATCH' ? {} : undefined);
      expect(errorOf(refused)).toEqual({ status: 400, code: 'team_context_required' });
    },
  );

  test.each(['/api/users', '/api/v1/users'])(
    'C003 C004 C277 C279: %s lists only the users of the team in the header',
    async (path) => {
      const headers = { 'x-team-id': at.team.id };
      const listed = await at.service.call({ path, token: at.team.users.owner.token, headers });
      expect(listed.status).toBe(200);
      const ids = listOf(listed).map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(Object.values(at.team.users).map(({ id }) => id)));
      expect(ids).not.toContain(at.other.users.owner.id);
      expect(listOf(listed)[0]).toMatchObject({ type: 'users', attributes: { team_id: at.team.id } });
    },
  );

  test('C278 A11: the team can be a claim of the token, and the header takes precedence', async () => {
    expect((await at.send('GET', '/users', tokenWithTeam(at.team.id))).status).toBe(200);
    expect((await at.inTeam('GET', '/users', tokenWithTeam(at.other.id))).status).toBe(200);
    expect((await at.send('GET', '/users', tokenWithTeam(at.other.id))).status).toBe(403);
    expect((await at.inTeam('GET', '/users', tokenWithTeam(at.team.id), undefined, at.other.id)).status).toBe(403);
  });

  test.each(['other team', UNKNOWN_ID, 'no-id', ''])('C281: X-Team-ID "%s" returns no users', async (team) => {
    const id = team === 'other team' ? at.other.id : team;
    const refused = await at.inTeam('GET', '/users', at.team.users.owner.token, undefined, id);
    expect(refused.status).toBe(id === '' ? 400 : 403);
    expect(refused.body.data).toBeUndefined();
  });

  test('C280 A10: an API key needs a header with its own team', async () => {
    const key = await at.keyOf(at.team.id);
    expect((await at.send('GET', '/users', key)).status).toBe(403);
    expect((await at.inTeam('GET', '/users', key)).status).toBe(200);
    expect((await at.inTeam('GET', '/users', key, undefined, at.other.id)).status).toBe(403);
  });

  test('C282 A10: an anonymous caller gets 401, and a contact 403', async () => {
    expect((await at.send('GET', '/users', undefined)).status).toBe(401);
    const contact = at.service.keys.issue({ kind: 'contact', id: newId(), team: at.team.id });
    expect((await at.inTeam('GET', '/users', contact)).status).toBe(403);
  });

  test('C025 C026: following the next links lists each user once', async () => {
    for (let more = 0; more < 3; more += 1) await at.join();
    const ids: string[] = [];
    let path: string | undefined = '/api/v1/users?page[size]=2';
    while (path) {
      const headers = { 'x-team-id': at.team.id };
      const page = await at.service.call({ path, token: at.team.users.owner.token, headers });
      ids.push(...listOf(page).map(({ id }) => id));
      path = (page.body.links as { next?: string }).next;
    }
    const all = await at.inTeam('GET', '/users', at.team.users.owner.token);
    expect(ids).toEqual(listOf(all).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('updating a user', () => {
  test('C074 C076 C077 C078: an update changes only the attributes that it contains, and null clears one', async () => {
    const { id, email } = await at.join();
    const owner = at.team.users.owner.token;
    const changed = await at.inTeam('PATCH', `/users/${id}`, owner, { title: 'Host', bio: 'Digs.' });
    expect(dataOf(changed)).toMatchObject({ id, type: 'users', attributes: { email, title: 'Host', bio: 'Digs.' } });
    await at.inTeam('PATCH', `/users/${id}`, owner, { title: null, name: 'New name' });
    const read = await at.inTeam('GET', `/users/${id}`, owner);
    expect(dataOf(read).attributes).toMatchObject({ name: 'New name', title: null, bio: 'Digs.' });
  });

  test('C084 C086: {} and unknown attributes change nothing, including updated_at', async () => {
    const { id } = await at.join();
    const before = dataOf(await at.inTeam('GET', `/users/${id}`, at.team.users.owner.token));
    for (const body of [{}, { colour: 'red' }]) {
      const same = await at.inTeam('PATCH', `/users/${id}`, at.team.users.owner.token, body);
      expect(same.status).toBe(200);
      expect(dataOf(same)).toEqual(before);
    }
  });

  test.each([
    [{ name: null }, '/name'],
    [{ role_id: null }, '/role_id'],
    [{ role_id: 'owner' }, '/role_id'],
    [{ name: '' }, '/name'],
    [{ title: 'x'.repeat(121) }, '/title'],
    [{ bio: 7 }, '/bio'],
  ])('C079 C080 C083: %j returns 422 at %s, and nothing is written', async (body, pointer) => {
    const { id } = await at.join();
    const owner = at.team.users.owner.token;
    const refused = await at.inTeam('PATCH', `/users/${id}`, owner, { title: 'Kept out', ...body });
    expect(errorOf(refused)).toEqual({ status: 422, at: pointer });
    expect(dataOf(await at.inTeam('GET', `/users/${id}`, owner)).attributes.title).toBeNull();
  });

  test('the profile of a user in one team is not changed by another team', async () => {
    const user = await at.join();
    const { owner, moderator } = at.other.users;
    const membership = { team: at.other.id, user: user.id, role: moderator.role_id };
    await addUser(at.service.db, membership, { type: 'user', id: owner.id }, new Date());
    await at.inTeam('PATCH', `/users/${user.id}`, at.team.users.owner.token, { name: 'Renamed', title: 'Chief' });
    const otherProfile = await at.inTeam('GET', `/users/${user.id}`, owner.token, undefined, at.other.id);
    expect(dataOf(otherProfile).attributes).toMatchObject({ name: 'newcomer', title: null });
  });

  test('users can update their own profile, but not the profile of others or their own role', async () => {
    const user = await at.join();
    const own = await at.inTeam('PATCH', `/users/${user.id}`, user.token, { title: 'Me' });
    expect([own.status, dataOf(own).attributes.title]).toEqual([200, 'Me']);
    const otherUser = await at.inTeam('PATCH', `/users/${at.team.users.owner.id}`, user.token, { title: 'You' });
    expect(errorOf(otherUser)).toEqual({ status: 403, code: 'forbidden' });
    const role_id = at.team.users.admin.role_id;
    const role = await at.inTeam('PATCH', `/users/${user.id}`, user.token, { role_id });
    expect(errorOf(role)).toMatchObject({ status: 403, code: 'forbidden' });
    const invalid = await at.inTeam('PATCH', `/users/${at.team.users.owner.id}`, user.token, { title: 1 });
    expect(invalid.status).toBe(403);
  });

  test('C092: an unknown or malformed id, or an id of another team, returns 404', async () => {
    for (const id of [at.other.users.owner.id, UNKNOWN_ID, 'no-id'])
      for (const method of ['GET', 'PATCH', 'DELETE']) {
        const body = method === 'PATCH' ? { title: 'x' } : undefined;
        const refused = await at.inTeam(method, `/users/${id}`, at.team.users.owner.token, body);
        expect(errorOf(refused)).toEqual({ status: 404, code: 'not_found' });
      }
  });
});
