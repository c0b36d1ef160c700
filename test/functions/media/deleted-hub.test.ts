import { expect, test } from 'vitest';
import { contentNodeEntity, contentNodeKey } from '../../../shared/engagement/content/content-node-item.ts';
import { contentTag } from '../../../shared/engagement/content/content-partition.ts';
import { playlistEntity, playlistKey } from '../../../shared/engagement/content/playlist-item.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { useWorld } from '../../support/use-world.ts';
import { codeOf, dataOf, itemsOf, startMedia } from './world.ts';

const world = useWorld(startMedia);

const owner = () => world.ours.users.owner.token;
const post = (path: string, attributes?: object) => world.post('attachments')(path, owner(), attributes);

/** A target of each type whose own routes do not check its hub. */
const targets = async (): Promise<readonly (readonly [string, string])[]> => {
  const { id: team, hub } = world.ours;
  const [node, list] = [newPlaceId(contentTag(hub)), newPlaceId(contentTag(hub))];
  const [nodeKey, listKey] = [contentNodeKey(team, node), playlistKey(team, list)];
  if (!nodeKey || !listKey) throw new Error('No key');
  const row = { team_id: team, hub_id: hub, status: 'published', parent_id: null };
  await world.service.db.put({ ...nodeKey, entity: contentNodeEntity, id: node, ...row });
  await world.service.db.put({ ...listKey, entity: playlistEntity, id: list, ...row });
  return [
    ['content_node', node],
    ['playlist', list],
    ['hub_branding', hub],
    ['page_section', newId()],
    ['email_message', newId()],
  ];
};

test('creators cannot read media, attachments or uploads of a deleted hub', async () => {
  const { db } = world.service;
  const { id: team, hub, users } = world.ours;
  const { file_id, media_id } = (await world.upload(owner())).attributes;
  const things = await targets();
  const created = await Promise.all(
    things.map(async ([target_type, target_id]) =>
      dataOf(await post('/attachments', { media_id, target_type, target_id })),
    ),
  );
  const item = (id: string) => `/attachments/${id}`;
  const list = ([type, id]: readonly [string, string]) =>
    world.get(`/attachments?filter[target_type]=${type}&filter[target_id]=${id}`, owner());
  for (const { id } of created) expect((await world.get(item(id), owner())).status).toBe(200);
  for (const thing of things) expect(itemsOf(await list(thing))).toHaveLength(1);

  const current = await hubs(db, team).get(hub);
  if (!current) throw new Error('No hub');
  expect(await hubs(db, team).remove(current, { type: 'user', id: users.owner.id }, new Date())).toBe(true);

  for (const { id } of created) {
    expect(codeOf(await world.get(item(id), owner()))).toBe('404 not_found');
    expect(codeOf(await world.patch('attachments')(item(id), owner(), { position: 1 }))).toBe('404 not_found');
    expect(codeOf(await world.remove(item(id), owner()))).toBe('404 not_found');
  }
  for (const thing of things) expect(itemsOf(await list(thing))).toEqual([]);
  const attributes = { media_id, target_type: 'page_section', target_id: newId() };
  expect(codeOf(await post('/attachments', attributes))).toBe('422 unknown_media');
  expect(codeOf(await post(`/uploads/${file_id}/finalize`))).toBe('404 not_found');
  expect(codeOf(await world.get(`/media/${media_id}`, owner()))).toBe('404 not_found');
  expect(codeOf(await world.remove(`/media/${media_id}`, owner()))).toBe('404 not_found');
});
