import { describe, expect, test } from 'vitest';
import { profileFieldsKind } from '../../../shared/hubs/people/profile-fields/profile-field-events.ts';
import { profileFieldsKey } from '../../../shared/hubs/people/profile-fields/profile-field-item.ts';
import type { Item } from '../../../shared/platform/db/item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, ids, inHub, items, ofTeam, outcome, startMembers } from './world.ts';

const world = useWorld(startMembers);

const fieldPath = (rest = '') => ofTeam(world.ours, `/profile-fields${rest}`);
const envelope = (attributes: object) => ({ type: 'profile_fields', attributes });
const create = (attributes: object) => world.send('POST', fieldPath(), envelope(attributes));
const change = (id: string, attributes: object) => world.send('PATCH', fieldPath(`/${id}`), envelope(attributes));
const named = async (attributes: object = {}) => {
  const key = `f${newId().replaceAll('-', '_')}`.slice(0, 40);
  return { key, ...data(await create({ key, label: 'Field', field_type: 'text', ...attributes })) };
};
const order = async () => items(await world.get(fieldPath('?page[size]=100'))).map(({ attributes }) => attributes.key);

describe('the fields of a team', () => {
  test('a field is created last, read, changed and deleted; its key and type never change', async () => {
    const created = await create({ key: 'city', label: 'City', field_type: 'text' });
    expect(outcome(created)).toBe('201');
    const { id, attributes } = data(created);
    expect(created.headers.Location).toBe(`/api/v1${fieldPath(`/${id}`)}`);
    expect(attributes).toMatchObject({
      key: 'city',
      label: 'City',
      field_type: 'text',
      options: [],
      visibility: 'members',
      is_required: false,
    });
    const changed = await change(id, { label: 'Town', visibility: 'team', key: 'town', field_type: 'number' });
    expect(data(changed).attributes).toMatchObject({
      key: 'city',
      field_type: 'text',
      label: 'Town',
      visibility: 'team',
    });
    expect(data(await change(id, {}))).toEqual(data(await world.get(fieldPath(`/${id}`))));
    expect(outcome(await world.send('DELETE', fieldPath(`/${id}`)))).toBe('204');
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect(
        outcome(await world.send(method, fieldPath(`/${id}`), method === 'PATCH' ? envelope({}) : undefined)),
      ).toBe('404 not_found');
  });

  test('a key is unique in the team, and of eight concurrent creations with it one succeeds', async () => {
    const created = await Promise.all(
      Array.from({ length: 8 }, () => create({ key: 'race', label: 'Race', field_type: 'number' })),
    );
    expect(created.map(outcome).sort()).toEqual(['201', ...Array(7).fill('422 key_taken /data/attributes/key')]);
    for (const key of ['City', '1st', 'a-b', 'a.b', '__proto__', '', 'x'.repeat(41)]) {
      const refused = await create({ key, label: 'L', field_type: 'text' });
      expect(outcome(refused)).toBe('422 /data/attributes/key');
      expect(JSON.stringify(refused.body)).toContain('Must begin with a lower-case letter, and have at most 40 ');
    }
  });

  test('options belong to choices only', async () => {
    const bad = [
      { field_type: 'select' },
      { field_type: 'multi_select', options: [] },
      { field_type: 'text', options: ['a'] },
      { field_type: 'select', options: ['a', 'a'] },
    ];
    for (const attributes of bad)
      expect(outcome(await create({ key: 'choice', label: 'C', ...attributes }))).toBe('422 /data/attributes/options');
    const { id } = await named({ field_type: 'select', options: ['a'] });
    expect(outcome(await change(id, { options: [] }))).toBe('422 options_mismatch /data/attributes/options');
    const text = await named();
    expect(outcome(await change(text.id, { options: ['a'] }))).toBe('422 options_mismatch /data/attributes/options');
  });

  test('a field moves to a position, and the list is paged in that order', async () => {
    const [first, second] = [await named(), await named()];
    expect((await order()).slice(-2)).toEqual([first.key, second.key]);
    await change(second.id, { position: first.attributes.position as number });
    expect((await order()).slice(-2)).toEqual([second.key, first.key]);
    const page = await world.get(fieldPath('?page[size]=1'));
    const next = (page.body.links as { next: string }).next.replace('/api/v1', '');
    expect(ids(await world.get(next))).not.toEqual(ids(page));
  });

  test('each change is an event of its field, without the fields that made room', async () => {
    const key = profileFieldsKey(world.ours.id);
    const [first, second] = [await named(), await named()];
    const before = (await world.service.db.get<Item>(key)) as Item;
    await change(second.id, { position: first.attributes.position as number, label: 'Moved' });
    const after = (await world.service.db.get<Item>(key)) as Item;
    expect(profileFieldsKind.events(before, after)).toMatchObject([
      { type: 'profile_field.updated', resource_id: second.id, changed: ['label', 'position'], team_id: world.ours.id },
    ]);
    await world.send('DELETE', fieldPath(`/${first.id}`));
    const last = (await world.service.db.get<Item>(key)) as Item;
    expect(profileFieldsKind.events(after, last)).toMatchObject([
      { type: 'profile_field.deleted', resource_id: first.id },
    ]);
  });

  test('a team has at most 50 fields and 500 options', async () => {
    const token = world.theirs.users.owner.token;
    const send = (attributes: object) =>
      world.send('POST', ofTeam(world.theirs, '/profile-fields'), envelope(attributes), token);
    const options = Array.from({ length: 50 }, (_, nth) => `option ${nth}`);
    for (let nth = 0; nth < 10; nth += 1)
      expect(outcome(await send({ key: `c${nth}`, label: 'C', field_type: 'select', options }))).toBe('201');
    expect(outcome(await send({ key: 'more', label: 'C', field_type: 'select', options: ['a'] }))).toBe(
      '409 limit_reached',
    );
    for (let nth = 10; nth < 50; nth += 1) await send({ key: `c${nth}`, label: 'C', field_type: 'text' });
    expect(outcome(await send({ key: 'more', label: 'C', field_type: 'text' }))).toBe('409 limit_reached');
  });

  test('members list the fields that they may see; other teams see none of them', async () => {
    const [visible, hidden] = [await named({ visibility: 'public' }), await named({ visibility: 'team' })];
    const { token } = await world.person();
    const path = inHub(world.ours, '/profile-fields?page[size]=100');
    const seen = ids(await world.get(path, token));
    expect([seen.includes(visible.id), seen.includes(hidden.id)]).toEqual([true, false]);
    expect(ids(await world.get(path))).toContain(hidden.id);
    expect(outcome(await world.get(path, world.theirs.member.token))).toMatch(/^40[34]/);
    expect(outcome(await world.get(fieldPath(), token))).toMatch(/^403/);
  });
});
