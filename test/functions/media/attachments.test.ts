import { expect, test } from 'vitest';
import { attachmentRoutes } from '../../../functions/media/attachments.ts';
import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import { ATTACHMENT_ROLES, ATTACHMENT_TARGETS } from '../../../shared/media/attachments/attachment-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId, tagFor } from '../../../shared/platform/ids/place-id.ts';
import { useWorld } from '../../support/use-world.ts';
import { startAttaching } from './attachments-world.ts';
import { codeOf, dataOf, itemsOf, pointerOf } from './world.ts';

const world = useWorld(startAttaching);

test('C405 C409 C411: an attachment has a Location, position 0 by default, and its creation time', async () => {
  const response = await world.attach(world.onDiscussion({ created_at: '1999-01-01T00:00:00Z' }));
  expect(response.status).toBe(201);
  const { id, type, attributes } = dataOf(response);
  expect(response.headers.Location).toBe(`/api/v1/attachments/${id}`);
  expect(type).toBe('attachments');
  expect(attributes).toMatchObject({
    media_id: world.media,
    role: 'attachment',
    position: 0,
    target_id: world.discussion.id,
  });
  expect(Date.parse(String(attributes.created_at))).toBeGreaterThan(Date.now() - 60_000);
  const read = await world.get(`/attachments/${id}`, world.owner);
  expect(dataOf(read)).toMatchObject({ id, type });
  const { media_id, ...without } = world.onDiscussion();
  const rejected = await world.attach(without);
  expect([rejected.status, pointerOf(rejected)]).toEqual([422, '/data/attributes/media_id']);
});

test.each(ATTACHMENT_TARGETS.filter((type) => type !== 'message'))(
  'C406: a creator can attach to a %s',
  async (type) => {
    const target_id = await world.targetOf(type);
    const response = await world.attach({ media_id: world.media, target_type: type, target_id });
    expect(response.status).toBe(201);
    expect(itemsOf(await world.listOf(type, target_id)).map(({ id }) => id)).toContain(dataOf(response).id);
  },
);

test('C406: only its sender can attach to a message, and an unknown target type returns 422', async () => {
  const conversation = await world.conversationOf((await world.newMember()).id);
  const sent = await world.post('messages')(`/conversations/${conversation}/messages`, world.me.token, {
    body: 'Look',
  });
  const own = await world.mediaOf(world.me.token);
  const to = { media_id: own, target_type: 'message', target_id: dataOf(sent).id };
  expect((await world.attach(to, world.me.token)).status).toBe(201);
  expect(codeOf(await world.attach(to, world.owner))).toBe('404 not_found');
  for (const target_type of ['space', 'Discussion', '', null, 1])
    expect((await world.attach(world.onDiscussion({ target_type }))).status).toBe(422);
});

test('a user of several teams who names none gets the declared 400 team_context_required', async () => {
  const { ours, theirs, service } = world;
  const both = ours.users.moderator;
  const membership = { team: theirs.id, user: both.id, role: theirs.users.moderator.role_id };
  await addUser(service.db, membership, { type: 'user', id: theirs.users.owner.id }, new Date());
  expect(codeOf(await world.attach(world.onDiscussion(), both.token))).toBe('400 team_context_required');
  expect(codeOf(await world.listOf('discussion', world.discussion.id, both.token))).toBe('400 team_context_required');
  const withoutId = attachmentRoutes.filter(({ path }) => path === '/attachments');
  expect(withoutId.map(({ errors }) => errors?.includes('team_context_required'))).toEqual([true, true]);
});

test('C407: an id of a target that is not 36 characters long returns 422', async () => {
  expect(codeOf(await world.attach(world.onDiscussion({ target_id: newId() })))).toBe('404 not_found');
  for (const target_id of ['x'.repeat(35), 'x'.repeat(37), '', null, 36])
    expect((await world.attach(world.onDiscussion({ target_id }))).status).toBe(422);
});

test.each(ATTACHMENT_ROLES)('C408: role %s is accepted', async (role) => {
  const target_id = await world.targetOf('discussion');
  expect(dataOf(await world.attach(world.onDiscussion({ role, target_id }))).attributes.role).toBe(role);
});

test.each(['cover', '', 'Main', null, 1])('C408: role %o returns 422', async (role) => {
  const response = await world.attach(world.onDiscussion({ role }));
  expect([response.status, pointerOf(response)]).toEqual([422, '/data/attributes/role']);
});

test.each(['home-page/hero-section/above-the-bar', `${'0'.repeat(26)}ABCDEFABCD`, '#'.repeat(36)])(
  'C042 C407: an id of another format can be a target: %s',
  async (target_id) => {
    const created = dataOf(await world.attach({ media_id: world.media, target_type: 'page_section', target_id }));
    expect(created.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    const path = `/attachments/${created.id}`;
    expect(dataOf(await world.get(path, world.owner))).toMatchObject({ id: created.id, attributes: { target_id } });
    const listed = itemsOf(await world.listOf('page_section', encodeURIComponent(target_id)));
    expect(listed.map(({ id }) => id)).toEqual([created.id]);
    expect((await world.remove(path, world.owner)).status).toBe(204);
    expect(itemsOf(await world.listOf('page_section', encodeURIComponent(target_id)))).toEqual([]);
  },
);

test('C410: a position must be an integer from 0 to 2147483647', async () => {
  const target_id = await world.targetOf('discussion');
  for (const position of [0, 2_147_483_647])
    expect(dataOf(await world.attach(world.onDiscussion({ position, target_id }))).attributes.position).toBe(position);
  for (const position of [-1, 2_147_483_648, 1.5, '0', null])
    expect(pointerOf(await world.attach(world.onDiscussion({ position, target_id })))).toBe(
      '/data/attributes/position',
    );
});

test('a media that is unknown, not ready, or of another hub or team returns 422 unknown_media', async () => {
  const { theirs, ours } = world;
  const foreign = await world.upload(theirs.users.owner.token, { of: theirs });
  const started = await world.post('uploads')(`/teams/${ours.id}/hubs/${ours.hub}/uploads`, world.owner, {
    filename: 'a.png',
    mime_type: 'image/png',
    size_bytes: 70,
  });
  for (const media_id of [
    foreign.attributes.media_id,
    dataOf(started).id,
    newId(),
    newPlaceId(tagFor(ours.hub)),
    'x',
    '',
  ]) {
    const response = await world.attach(world.onDiscussion({ media_id }));
    expect([codeOf(response), pointerOf(response)]).toEqual(['422 unknown_media', '/data/attributes/media_id']);
  }
  expect(codeOf(await world.attach(world.onDiscussion(), theirs.users.owner.token))).toBe('404 not_found');
});

test('members can attach only their own uploads to their own posts', async () => {
  const other = await world.newMember();
  const [own, foreign] = [await world.mediaOf(world.me.token), await world.mediaOf(other.token)];
  expect((await world.attach(world.onDiscussion({ media_id: own }), world.me.token)).status).toBe(201);
  expect(codeOf(await world.attach(world.onDiscussion({ media_id: foreign }), world.me.token))).toBe(
    '422 unknown_media',
  );
  expect(codeOf(await world.attach(world.onDiscussion({ media_id: foreign }), other.token))).toBe('403 forbidden');
  const branding = { media_id: own, target_type: 'hub_branding', target_id: world.ours.hub };
  expect(codeOf(await world.attach(branding, world.me.token))).toBe('403 forbidden');
  const section = { media_id: own, target_type: 'page_section', target_id: newId() };
  expect(codeOf(await world.attach(section, world.me.token))).toBe('404 not_found');
  expect(codeOf(await world.attach(world.onDiscussion({ media_id: own }), world.ours.outsider.token))).toBe(
    '404 not_found',
  );
});

test('of a hundred concurrent attachments twenty succeed, and the rest get limit_reached', async () => {
  const target_id = await world.targetOf('discussion');
  const all = await Promise.all(Array.from({ length: 100 }, () => world.attach(world.onDiscussion({ target_id }))));
  const outcomes = Map.groupBy(all, (one) => codeOf(one));
  expect([...outcomes].map(([outcome, { length }]) => [outcome, length]).toSorted()).toEqual([
    ['201', 20],
    ['409 limit_reached', 80],
  ]);
  expect(itemsOf(await world.listOf('discussion', target_id))).toHaveLength(20);
  const [first] = itemsOf(await world.listOf('discussion', target_id));
  expect((await world.remove(`/attachments/${first?.id}`, world.owner)).status).toBe(204);
  expect((await world.attach(world.onDiscussion({ target_id }))).status).toBe(201);
});
