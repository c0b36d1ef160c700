import { expect, test } from 'vitest';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { membershipKey } from '../../../shared/accounts/teams/memberships.ts';
import { prefixed } from '../../../shared/hubs/people/embedded/prefixed.ts';
import { bans } from '../../../shared/hubs/people/members/bans.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { contactIds, data, inHub, items, ofHub, outcome, startMembers } from '../members/world.ts';

const world = useWorld(startMembers);

const path = (id: string) => ofHub(world.ours, `/members/${id}/ban`);
const ban = (id: string, attributes: object = { ban_reason: 'spamming' }, token?: string) =>
  world.send('POST', path(id), { type: 'banned_members', attributes }, token);
const lift = (id: string, token?: string) => world.send('DELETE', path(id), undefined, token);
const accessOf = async (token: string) => outcome(await world.get(inHub(world.ours, '/members'), token));
const statusOf = async (id: string) => data(await world.get(inHub(world.ours, `/members/${id}`))).attributes.status;

test('C044 C429: POST returns 201 without Location, with every attribute of the ban', async () => {
  const { id, token } = await world.person();
  const { moderator } = world.ours.users;
  const banned = await ban(id, { ban_reason: 'terms_violation', ban_note: ' Twice. ' }, moderator.token);
  expect([outcome(banned), banned.headers.Location]).toEqual(['201', undefined]);
  expect(data(banned)).toMatchObject({ id: `${world.ours.hub}:${id}`, type: 'banned_members' });
  expect(data(banned).attributes).toEqual({
    contact_id: id,
    ...prefixed('contact', {
      display_name: 'Ada',
      is_former_member: false,
      photo_url: null,
      photo_url_expires_at: null,
    }),
    hub_id: world.ours.hub,
    status: 'banned',
    ban_reason: 'terms_violation',
    ban_note: 'Twice.',
    banned_at: expect.any(String),
    banned_by_actor: `user:${moderator.id}`,
    banned_by_actor_id: moderator.id,
    banned_by_actor_type: 'user',
    banned_by_api_key_id: null,
    content_removal_id: null,
    ...prefixed('banned_by', {
      display_name: 'moderator',
      is_former_member: false,
      photo_url: null,
      photo_url_expires_at: null,
    }),
  });
  expect(await accessOf(token)).toBe('403 account_suspended');
});

test('C430: a key with can_moderate bans under its own id and name; any other key gets 403', async () => {
  const { id } = await world.person();
  expect(outcome(await ban(id, undefined, (await world.key(['*'], false)).secret))).toBe('403 forbidden');
  expect(outcome(await ban(id, undefined, (await world.key(['members.moderate'], false)).secret))).toBe(
    '403 forbidden',
  );
  expect(await statusOf(id)).toBe('active');
  const key = await world.key([], true);
  expect(data(await ban(id, undefined, key.secret)).attributes).toMatchObject({
    banned_by_actor: `api_key:${key.id}`,
    banned_by_actor_id: key.id,
    banned_by_actor_type: 'api_key',
    banned_by_api_key_id: key.id,
    banned_by_display_name: 'The robot',
  });
});

test('C429: an automation bans under its own name', async () => {
  const { id } = await world.person();
  const by = { type: 'automation', id: newId(), display_name: 'Spam trap' } as const;
  const hubBans = bans(world.service.db, { team: world.ours.id, hub: world.ours.hub });
  const created = await hubBans.create(id, { ban_reason: 'spamming', ban_note: null }, by, new Date());
  expect(created).toMatchObject({
    banned_by_actor_type: 'automation',
    banned_by_actor_id: by.id,
    banned_by_api_key_id: null,
    banned_by_display_name: 'Spam trap',
  });
  const row = await world.service.db.get(memberKey({ team: world.ours.id, hub: world.ours.hub }, id));
  expect(row?.actor).toEqual({ type: 'system', id: `automation:${by.id}` });
});

test('C428: a ban requires one of the three reasons', async () => {
  for (const ban_reason of ['terms_violation', 'spamming', 'compromised_account'])
    expect(outcome(await ban((await world.person()).id, { ban_reason }))).toBe('201');
  const { id } = await world.person();
  for (const ban_reason of ['other', 'SPAMMING', null, 1])
    expect(outcome(await ban(id, { ban_reason }))).toBe('422 /data/attributes/ban_reason');
  expect(outcome(await ban(id, { ban_reason: 'spamming', ban_note: 'x'.repeat(2001) }))).toBe(
    '422 /data/attributes/ban_note',
  );
  expect(
    outcome(
      await world.service.call({
        method: 'POST',
        path: `/api/v1${path(id)}`,
        token: world.ours.users.owner.token,
        body: { ban_reason: 'spamming' },
      }),
    ),
  ).toBe('201');
});

test('a banned member cannot be banned again, added, updated or removed', async () => {
  const { id } = await world.person();
  await ban(id);
  expect(outcome(await ban(id))).toBe('409 already_banned');
  const members = ofHub(world.ours, '/members');
  const added = await world.send('POST', members, { type: 'members', attributes: { contact_id: id } });
  expect(outcome(added)).toBe('409 illegal_transition /data/attributes/contact_id');
  const changed = await world.send('PATCH', `${members}/${id}`, { type: 'members', attributes: { status: 'active' } });
  expect(outcome(changed)).toBe('409 illegal_transition /data/attributes/status');
  expect(outcome(await world.send('DELETE', `${members}/${id}`))).toBe('404 not_found');
  expect(await statusOf(id)).toBe('banned');
});

test('lifting a ban restores the membership and deletes the attributes of the ban', async () => {
  const [active, pending] = [await world.person(), await world.person('pending')];
  for (const { id } of [active, pending]) await ban(id);
  for (const { id } of [active, pending]) expect(outcome(await lift(id))).toBe('204');
  expect([await statusOf(active.id), await statusOf(pending.id)]).toEqual(['active', 'pending']);
  expect(await accessOf(active.token)).toBe('200');
  const row = await world.service.db.get(memberKey({ team: world.ours.id, hub: world.ours.hub }, active.id));
  expect(Object.keys(row ?? {}).filter((name) => /ban/.test(name))).toEqual([]);
  expect(outcome(await lift(active.id))).toBe('404 not_found');
  expect(outcome(await lift(newId()))).toBe('404 not_found');
});

test('of eight concurrent bans of a member one succeeds, and so does one of eight concurrent lifts', async () => {
  const { id } = await world.person();
  const countOf = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;
  const banned = await Promise.all(Array.from({ length: 8 }, () => ban(id)));
  expect(
    countOf(
      banned.map(({ status }) => status),
      201,
    ),
  ).toBe(1);
  const lifted = await Promise.all(Array.from({ length: 8 }, () => lift(id)));
  expect(
    countOf(
      lifted.map(({ status }) => status),
      204,
    ),
  ).toBe(1);
  expect(await statusOf(id)).toBe('active');
});

test('the list has the current name of who banned; without one, the name at the time of the ban', async () => {
  const [first, second, third] = [await world.person(), await world.person(), await world.person()];
  const { id: team, hub, users } = world.ours;
  const key = await world.key([], true);
  await ban(first.id, undefined, users.owner.token);
  await ban(second.id, undefined, key.secret);
  const by = { type: 'automation', id: newId(), display_name: 'Spam trap' } as const;
  await bans(world.service.db, { team, hub }).create(
    third.id,
    { ban_reason: 'spamming', ban_note: null },
    by,
    new Date(),
  );
  await world.service.db.update(membershipKey(team, users.owner.id), { set: { name: 'Renamed' } });
  await apiKeys(world.service.db, team).revoke(key.id, { type: 'user', id: users.owner.id }, new Date());
  const listed = items(await world.get(ofHub(world.ours, '/bans?page[size]=100')));
  const shown = ({ id }: { readonly id: string }) => {
    const attributes = listed.find((one) => one.attributes.contact_id === id)?.attributes ?? {};
    const { banned_by_display_name, banned_by_is_former_member } = attributes;
    return [banned_by_display_name, banned_by_is_former_member];
  };
  expect([first, second, third].map(shown)).toEqual([
    ['Renamed', false],
    ['The robot', true],
    ['Spam trap', false],
  ]);
});

test('GET lists the bans of the hub and no others', async () => {
  const { id } = await world.person();
  await ban(id, { ban_reason: 'compromised_account' });
  const listed = await world.get(ofHub(world.ours, '/bans?page[size]=100'));
  expect(items(listed).find(({ attributes }) => attributes.contact_id === id)?.attributes.ban_reason).toBe(
    'compromised_account',
  );
  expect(new Set(items(listed).map(({ attributes }) => attributes.status))).toEqual(new Set(['banned']));
  await lift(id);
  expect(contactIds(await world.get(ofHub(world.ours, '/bans?page[size]=100')))).not.toContain(id);
  const elsewhere = await world.get(ofHub(world.theirs, '/bans'), world.theirs.users.owner.token);
  expect(contactIds(elsewhere)).toEqual([]);
});
