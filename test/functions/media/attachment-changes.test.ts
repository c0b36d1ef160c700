import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { startAttaching } from './attachments-world.ts';
import { codeOf, dataOf, itemsOf } from './world.ts';

const world = useWorld(startAttaching);

describe('updating an attachment', () => {
  let path: string;
  beforeAll(async () => {
    const target_id = await world.targetOf('discussion');
    path = `/attachments/${dataOf(await world.attach(world.onDiscussion({ target_id, role: 'main', position: 3 }))).id}`;
  });
  const change = (attributes: object, token = world.owner) => world.patch('attachments')(path, token, attributes);

  test('C412: an empty update returns 200 and changes nothing', async () => {
    const before = dataOf(await world.get(path, world.owner)).attributes;
    const response = await change({});
    expect(response.status).toBe(200);
    expect(dataOf(response).attributes).toMatchObject({ role: 'main', position: 3, updated_at: before.updated_at });
  });

  test('C413 C414: null returns 422 and changes nothing, even with a valid value', async () => {
    for (const attributes of [
      { position: null },
      { role: null },
      { role: null, position: 9 },
      { role: 'logo', position: null },
    ])
      expect((await change(attributes)).status).toBe(422);
    expect(dataOf(await world.get(path, world.owner)).attributes).toMatchObject({ role: 'main', position: 3 });
  });

  test('C415: an omitted role or position is not changed', async () => {
    expect(dataOf(await change({ role: 'logo' })).attributes).toMatchObject({ role: 'logo', position: 3 });
    expect(dataOf(await change({ position: 0 })).attributes).toMatchObject({ role: 'logo', position: 0 });
    expect(dataOf(await world.get(path, world.owner)).attributes).toMatchObject({ role: 'logo', position: 0 });
  });

  test('readers of the target can read it; only its author and creators can change it', async () => {
    const other = await world.newMember();
    expect((await world.get(path, other.token)).status).toBe(200);
    expect(codeOf(await change({ position: 1 }, other.token))).toBe('403 forbidden');
    expect(codeOf(await world.remove(path, other.token))).toBe('403 forbidden');
    expect((await change({ position: 1 }, world.me.token)).status).toBe(200);
    expect(codeOf(await world.get(path, world.ours.outsider.token))).toBe('404 not_found');
    expect(codeOf(await world.get(path, world.theirs.users.owner.token))).toBe('404 not_found');
    expect(codeOf(await world.get(path, world.theirs.member.token))).toBe('404 not_found');
  });

  test('a deleted attachment returns 404, and its media is kept', async () => {
    expect((await world.remove(path, world.me.token)).status).toBe(204);
    expect(codeOf(await world.get(path, world.owner))).toBe('404 not_found');
    expect(codeOf(await change({ position: 1 }))).toBe('404 not_found');
    expect(codeOf(await world.remove(path, world.owner))).toBe('404 not_found');
    expect((await world.get(`/media/${world.media}`, world.owner)).status).toBe(200);
  });
});

describe('listing attachments', () => {
  test('returns them sorted by position, in pages, only to readers of the target', async () => {
    const target_id = await world.targetOf('discussion');
    const created = [];
    for (const position of [5, 1, 3, 1])
      created.push(dataOf(await world.attach(world.onDiscussion({ target_id, position }))).id);
    const expected = [created[1], created[3], created[2], created[0]];
    const first = await world.get(
      `/attachments?filter[target_type]=discussion&filter[target_id]=${target_id}&page[size]=3`,
      world.me.token,
    );
    const next = (first.body.links as { next: string }).next;
    const second = await world.service.call({ path: next, token: world.me.token });
    expect([...itemsOf(first), ...itemsOf(second)].map(({ id }) => id)).toEqual(expected);
    expect(itemsOf(await world.listOf('discussion', target_id, world.ours.outsider.token))).toEqual([]);
    expect(itemsOf(await world.listOf('discussion', target_id, world.theirs.users.owner.token))).toEqual([]);
  });

  test('keeps both of two concurrent moves to the front', async () => {
    for (let round = 0; round < 5; round += 1) {
      const target_id = await world.targetOf('discussion');
      const created: string[] = [];
      for (const position of [0, 1, 2, 3])
        created.push(dataOf(await world.attach(world.onDiscussion({ target_id, position }))).id);
      const move = (nth: number) =>
        world.patch('attachments')(`/attachments/${created[nth]}`, world.owner, { position: 0 });
      expect((await Promise.all([move(2), move(3)])).map(({ status }) => status)).toEqual([200, 200]);
      const listed = itemsOf(await world.listOf('discussion', target_id, world.owner));
      expect(listed.map(({ attributes }) => attributes.position)).toEqual([0, 1, 2, 3]);
      expect(listed.slice(2).map(({ id }) => id)).toEqual(created.slice(0, 2));
    }
  });

  test('shifts the others when one moves to the front by its position alone', async () => {
    const target_id = await world.targetOf('discussion');
    const created: string[] = [];
    for (const position of [0, 1, 2])
      created.push(dataOf(await world.attach(world.onDiscussion({ target_id, position }))).id);
    const listed = async () =>
      itemsOf(await world.listOf('discussion', target_id, world.owner)).map(({ id, attributes }) => [
        created.indexOf(id),
        attributes.position,
      ]);
    const move = async (nth: number, attributes: object) =>
      (await world.patch('attachments')(`/attachments/${created[nth]}`, world.owner, attributes)).status;
    expect(await move(2, { position: 0 })).toBe(200);
    expect(await listed()).toEqual([
      [2, 0],
      [0, 1],
      [1, 2],
    ]);
    expect(await move(2, { position: 1, role: 'thumbnail' })).toBe(200);
    expect(await listed()).toEqual([
      [0, 0],
      [2, 1],
      [1, 2],
    ]);
    expect(await move(0, { position: 2_147_483_647 })).toBe(200);
    expect(await listed()).toEqual([
      [2, 1],
      [1, 2],
      [0, 2_147_483_647],
    ]);
  });

  test('requires both filters', async () => {
    for (const query of [
      '',
      '?filter[target_type]=discussion',
      `?filter[target_id]=${newId()}`,
      '?filter[target_type]=space',
    ])
      expect((await world.get(`/attachments${query}`, world.owner)).status).toBe(422);
  });
});
