import { describe, expect, test } from 'vitest';
import { membershipEntity, membershipKey } from '../../../../shared/accounts/teams/memberships.ts';
import { hubs } from '../../../../shared/hubs/hubs/hubs.ts';
import { memberKey } from '../../../../shared/hubs/people/members/member-item.ts';
import type { Actor, NewItem } from '../../../../shared/platform/db/item.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import { useWorld } from '../../../support/use-world.ts';
import { errorsOf, startStack, verdict } from '../support/stack.ts';

const stack = useWorld(startStack);

const get = async (path: string, token?: string, headers = {}) =>
  verdict(await stack.call({ path: `/api/v1${path}`, token, headers }));

describe('users', () => {
  test('A5: a team without the user returns 403, whether it exists or not', async () => {
    const { ours, theirs, stranger } = stack;
    for (const team of [theirs.id, newId(), 'nonsense', 'x'.repeat(3_000)])
      expect(await get(`/teams/${team}/things`, ours.users.owner.token)).toBe('403 forbidden');
    expect(await get(`/teams/${ours.id}/things`, stranger.token)).toBe('403 forbidden');
  });

  test('a role without the permission returns 403 with its name; any role can read', async () => {
    const { ours, make } = stack;
    const answered = await make({ token: ours.users.moderator.token });
    expect(verdict(answered)).toBe('403 forbidden');
    expect(errorsOf(answered)[0]?.detail).toContain('hubs.manage');
    expect(verdict(await make({ token: ours.users.admin.token }))).toBe('201');
    expect(await get(`/teams/${ours.id}/things`, ours.users.moderator.token)).toBe('200');
  });

  test('C159 C160 C161: an owner route rejects an admin and an owner of another team', async () => {
    const { ours, theirs, platformAdmin } = stack;
    const path = `/teams/${ours.id}/owner`;
    expect(await get(path, ours.users.owner.token)).toBe('200');
    for (const { token } of [ours.users.admin, ours.users.moderator, theirs.users.owner, platformAdmin])
      expect(await get(path, token)).toBe('403 forbidden');
  });

  test('a credential of the wrong kind returns 403 with the accepted kinds', async () => {
    const { ours, call } = stack;
    const answered = await call({ path: `/api/v1/teams/${ours.id}/owner`, token: ours.key.secret });
    expect(verdict(answered)).toBe('403 forbidden');
    expect(errorsOf(answered)[0]?.meta).toMatchObject({ accepts: ['platform_token'] });
  });

  test('C163 C164: a platform admin route rejects every other user', async () => {
    const { ours, platformAdmin, stranger } = stack;
    expect(await get('/admin/things', platformAdmin.token)).toBe('200');
    for (const token of [ours.users.owner.token, stranger.token, ours.member.token, ours.key.secret])
      expect(await get('/admin/things', token)).toBe('403 forbidden');
    const unknown = stack.service.keys.issue({ kind: 'user', id: newId() });
    expect(await get('/admin/things', unknown)).toBe('403 forbidden');
  });

  test('a user who left the team is rejected from the next request', async () => {
    const { ours, service } = stack;
    const { id, token } = ours.users.moderator;
    const membership = await service.db.get(membershipKey(ours.id, id));
    await service.db.softDelete(membershipKey(ours.id, id), {
      entity: membershipEntity,
      actor: { type: 'user', id },
      now: new Date(),
    });
    expect(await get(`/teams/${ours.id}/things`, token)).toBe('403 forbidden');
    if (membership) await service.db.put(membership as NewItem);
    expect(await get(`/teams/${ours.id}/things`, token)).toBe('200');
  });
});

describe('team context', () => {
  const withTeam = (team?: string) =>
    stack.service.keys.issue({ kind: 'user', id: stack.ours.users.owner.id, ...(team && { team }) });

  test('C276 C277 C278: is read from X-Team-ID or the claim; without both the response is 400', async () => {
    const { ours } = stack;
    expect(await get('/context', withTeam())).toBe('400 team_context_required');
    expect(await get('/context', withTeam(), { 'x-team-id': ours.id })).toBe('200');
    expect(await get('/context', withTeam(ours.id))).toBe('200');
  });

  test('C281 A11: is read from the header first, and must be a team of the user', async () => {
    const { ours, theirs } = stack;
    expect(await get('/context', withTeam(theirs.id), { 'x-team-id': ours.id })).toBe('200');
    expect(await get('/context', withTeam(ours.id), { 'x-team-id': theirs.id })).toBe('403 forbidden');
    expect(await get('/context', withTeam(theirs.id))).toBe('403 forbidden');
    expect(await get('/context', withTeam(), { 'x-team-id': 'nonsense' })).toBe('403 forbidden');
  });

  test('C282: a missing credential returns 401, not 400', async () => {
    expect(await get('/context')).toBe('401 unauthorized');
    expect(await get('/context', stack.ours.member.token, { 'x-team-id': stack.ours.id })).toBe('403 forbidden');
  });
});

describe('paths with only a hub id', () => {
  test('return 404 to users, keys and contacts of another team', async () => {
    const { ours, theirs } = stack;
    for (const token of [ours.users.owner.token, ours.key.secret, ours.member.token])
      for (const hub of [theirs.hub, newId(), 'nonsense'])
        expect(await get(`/hubs/${hub}/all`, token)).toBe('404 not_found');
  });

  test('C153: serve the caller’s own hub, and a public hub to visitors', async () => {
    const { ours } = stack;
    for (const token of [ours.users.owner.token, ours.key.secret, ours.member.token, undefined])
      expect(await get(`/hubs/${ours.hub}/all`, token)).toBe('200');
    expect(await get(`/hubs/${ours.hub}`)).toBe('200');
    expect(await get(`/hubs/${newId()}`)).toBe('404 not_found');
  });

  test('return 404 to every caller after the hub is deleted', async () => {
    const { theirs, service } = stack;
    const actor: Actor = { type: 'user', id: theirs.users.owner.id };
    const repository = hubs(service.db, theirs.id);
    const made = await repository.create(
      {
        name: 'gone',
        slug: `gone-${newId()}`,
        description: null,
        access_level: 'open',
        sign_in: 'both',
        allowed_origins: [],
      },
      actor,
      new Date(),
    );
    if (typeof made === 'string') throw new Error(made);
    expect(await get(`/hubs/${made.id}/all`, theirs.users.owner.token)).toBe('200');
    await repository.remove(made, actor, new Date());
    for (const token of [theirs.users.owner.token, theirs.key.secret, undefined])
      expect(await get(`/hubs/${made.id}/all`, token)).toBe('404 not_found');
  });
});

describe('a path with only the id of a resource', () => {
  test('is served to a key only if its team owns the resource', async () => {
    const { ours, theirs } = stack;
    expect(await get(`/looked-up/${ours.id}`, ours.key.secret)).toBe('200');
    for (const team of [theirs.id, newId()])
      expect(await get(`/looked-up/${team}`, ours.key.secret)).toBe('404 not_found');
  });
});

describe('members', () => {
  test('a contact gets 403 on the path of another team', async () => {
    const { ours, theirs } = stack;
    expect(await get(`/teams/${ours.id}/any`, ours.member.token)).toBe('200');
    for (const team of [theirs.id, newId(), 'nonsense'])
      expect(await get(`/teams/${team}/any`, ours.member.token)).toBe('403 forbidden');
  });

  const mine = () => get(`/hubs/${stack.ours.hub}/mine`, stack.ours.member.token);
  const become = (change: object) =>
    stack.service.db.update(memberKey({ team: stack.ours.id, hub: stack.ours.hub }, stack.ours.member.id), {
      set: { ...change },
    });

  test('C149 C173: a member route accepts only contacts in the hub', async () => {
    const { ours } = stack;
    expect(await mine()).toBe('200');
    expect(await get(`/hubs/${ours.hub}/mine`, ours.outsider.token)).toBe('404 not_found');
    for (const token of [ours.users.owner.token, ours.key.secret])
      expect(await get(`/hubs/${ours.hub}/mine`, token)).toBe('403 forbidden');
    expect(await get(`/teams/${ours.id}/things`, ours.member.token)).toBe('403 forbidden');
  });

  test.each([
    ['invited', '404 not_found'],
    ['pending', '404 not_found'],
    ['left', '404 not_found'],
    ['removed', '404 not_found'],
    ['banned', '403 account_suspended'],
    ['suspended', '403 account_suspended'],
    ['active', '200'],
  ])('a member who is %s gets %s', async (status, expected) => {
    await become({ status, suspended_until: null });
    expect(await mine()).toBe(expected);
    await become({ status: 'active' });
  });

  test('a suspension expires', async () => {
    await become({ status: 'suspended', suspended_until: new Date(Date.now() + 60_000).toISOString() });
    expect(await mine()).toBe('403 account_suspended');
    await become({ suspended_until: new Date(Date.now() - 1).toISOString() });
    expect(await mine()).toBe('200');
    await become({ status: 'active', suspended_until: null });
  });
});
