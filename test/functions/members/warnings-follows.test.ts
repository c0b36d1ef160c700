import { expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { contactIds, data, inHub, items, ofHub, outcome, startMembers } from './world.ts';

const world = useWorld(startMembers);

const warn = (id: string, message: unknown, token?: string) =>
  world.send(
    'POST',
    ofHub(world.ours, `/members/${id}/warnings`),
    { type: 'member_warnings', attributes: { message } },
    token,
  );
const member = (id: string, rest = '') => inHub(world.ours, `/members/${id}${rest}`);
const follow = (id: string, token: string) => world.send('POST', member(id, '/follow'), undefined, token);
const unfollow = (id: string, token: string) => world.send('DELETE', member(id, '/follow'), undefined, token);

test('C044: POST returns a warning with 201 without Location, and it is counted', async () => {
  const { id } = await world.person();
  const response = await warn(id, ' Be kind. ', world.ours.users.moderator.token);
  expect([outcome(response), response.headers.Location]).toEqual(['201', undefined]);
  expect(data(response).attributes).toMatchObject({
    contact_id: id,
    message: 'Be kind.',
    warned_by: { type: 'user', id: world.ours.users.moderator.id },
    contact_display_name: 'Ada',
    warned_by_display_name: 'moderator',
    warning_count: 1,
  });
  expect(outcome(await warn(id, '', undefined))).toBe('422 /data/attributes/message');
  expect(outcome(await warn(newId(), 'Be kind.'))).toBe('404 not_found');
  expect(outcome(await warn(id, 'Be kind.', (await world.key(['*'], false)).secret))).toBe('403 forbidden');
});

test('concurrent warnings are all counted', async () => {
  const { id } = await world.person();
  const responses = await Promise.all(Array.from({ length: 10 }, (_, n) => warn(id, `Warning ${n}`)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(data(await world.get(member(id))).attributes.warning_count).toBe(10);
  expect(items(await world.get(ofHub(world.ours, `/members/${id}/warnings`)))).toHaveLength(10);
});

test('C046: POST returns a follow with 201 without Location, and is idempotent', async () => {
  const [one, two] = [await world.person(), await world.person()];
  const created = await follow(two.id, one.token);
  expect([outcome(created), created.headers.Location]).toEqual(['201', undefined]);
  expect(data(created)).toMatchObject({
    id: [world.ours.hub, one.id, two.id].join(':'),
    type: 'follows',
    attributes: { follower_contact_id: one.id, followed_contact_id: two.id },
  });
  const repeated = await Promise.all(Array.from({ length: 5 }, () => follow(two.id, one.token)));
  for (const response of repeated) expect(data(response)).toEqual(data(created));
  expect(contactIds(await world.get(member(two.id, '/followers'), one.token))).toEqual([one.id]);
  expect(contactIds(await world.get(member(one.id, '/following'), two.token))).toEqual([two.id]);
  expect(items(await world.get(member(one.id, '/following'), two.token))[0]?.attributes).not.toHaveProperty('email');
});

test('DELETE ends a follow, and returns 404 when it is repeated', async () => {
  const [one, two] = [await world.person(), await world.person()];
  await follow(two.id, one.token);
  expect(outcome(await unfollow(two.id, one.token))).toBe('204');
  expect(outcome(await unfollow(two.id, one.token))).toBe('404 not_found');
  expect(contactIds(await world.get(member(two.id, '/followers')))).toEqual([]);
  expect(outcome(await follow(two.id, one.token))).toBe('201');
  expect(contactIds(await world.get(member(two.id, '/followers')))).toEqual([one.id]);
});

test('a member cannot follow themselves or a contact outside the hub, and a user cannot follow', async () => {
  const [one, pending] = [await world.person(), await world.person('pending')];
  expect(outcome(await follow(one.id, one.token))).toBe('422 self_follow');
  for (const id of [pending.id, world.theirs.member.id, newId()])
    expect(outcome(await follow(id, one.token))).toBe('404 not_found');
  expect(outcome(await follow(one.id, world.ours.users.owner.token))).toBe('403 forbidden');
  expect(outcome(await follow(one.id, world.theirs.member.token))).toBe('404 not_found');
  expect(outcome(await world.get(member(pending.id, '/followers'), one.token))).toBe('404 not_found');
});

test('former members of the hub are not listed as followers', async () => {
  const [one, two, three] = [await world.person(), await world.person(), await world.person()];
  for (const { token } of [one, two]) await follow(three.id, token);
  await world.send('DELETE', ofHub(world.ours, `/members/${one.id}`));
  expect(contactIds(await world.get(member(three.id, '/followers'), three.token))).toEqual([two.id]);
});
