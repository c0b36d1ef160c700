import { beforeAll, describe, expect, test } from 'vitest';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { useWorld } from '../../support/use-world.ts';
import { data, errors, items, pointers, startModeration } from './world.ts';

const at = useWorld(startModeration);
let token: string;
beforeAll(() => {
  token = at.ours.users.moderator.token;
});

const collection = (hub = at.ours.hub, team = at.ours.id) => `/api/v1/admin/teams/${team}/hubs/${hub}/report-reasons`;
const create = (attributes: object, by = token, hub?: string) =>
  at.send('POST', collection(hub), by, 'report_reasons', attributes);
const patch = (id: string, attributes: object, hub?: string, bodyId?: string) =>
  at.send('PATCH', `${collection(hub)}/${id}`, token, 'report_reasons', attributes, bodyId);

let count = 0;
const createReason = async (attributes: object = {}) => {
  count += 1;
  return data(await create({ label: `Reason ${count}`, ...attributes }));
};

/** A hub of our team for a single test. */
const newHub = async (): Promise<string> => {
  const input = { name: 'H', slug: `h-${newId()}`, description: null, allowed_origins: [] };
  const hub = await hubs(at.service.db, at.ours.id).create(
    { ...input, access_level: 'open', sign_in: 'both' },
    { type: 'user', id: at.ours.users.owner.id },
    new Date(),
  );
  if (typeof hub === 'string') throw new Error(hub);
  return hub.id;
};

describe('creating a report reason', () => {
  test('C037 C038 C042 C381: POST returns the reason, and Location points to it', async () => {
    const response = await create({ label: '  Off topic ' });
    expect([response.status, response.headers.Location]).toEqual([201, `${collection()}/${data(response).id}`]);
    expect(data(response)).toMatchObject({ type: 'report_reasons' });
    expect(data(response).attributes).toEqual({
      hub_id: at.ours.hub,
      label: 'Off topic',
      is_active: true,
      is_default: false,
      position: 100,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const read = await at.get(response.headers.Location ?? '', token);
    expect(data(read).attributes).toEqual(data(response).attributes);
  });

  test.each([
    ['label', {}],
    ['label', { label: null }],
    ['label', { label: '   ' }],
    ['label', { label: 'x'.repeat(101) }],
    ['label', { label: 7 }],
    ['is_active', { label: 'A', is_active: 'yes' }],
    ['is_active', { label: 'A', is_active: null }],
    ['position', { label: 'A', position: -1 }],
    ['position', { label: 'A', position: 0.5 }],
    ['position', { label: 'A', position: 2_147_483_648 }],
    ['position', { label: 'A', position: null }],
  ])('C101 C104: an invalid %s returns 422 with its pointer and without a code: %j', async (field, attributes) => {
    const refused = await create(attributes);
    expect([refused.status, pointers(refused)]).toEqual([422, [`/data/attributes/${field}`]]);
    expect(errors(refused)[0]).not.toHaveProperty('code');
  });

  test('C385 A49: a label is unique in a hub regardless of case and spaces, and another hub can use it', async () => {
    await create({ label: 'Straße' });
    const refused = await create({ label: ' STRASSE ' });
    expect([refused.status, pointers(refused)]).toEqual([422, ['/data/attributes/label']]);
    expect(errors(refused)).toMatchObject([{ code: 'label_taken' }]);
    expect((await create({ label: 'straße' }, token, await newHub())).status).toBe(201);
  });

  test('A49: a hub can use a label of the platform', async () => {
    expect((await create({ label: 'Hate speech' })).status).toBe(201);
  });

  test('C388: of twenty concurrent creations with one label one succeeds, and it is counted once', async () => {
    const hub = await newHub();
    const all = await Promise.all(Array.from({ length: 20 }, () => create({ label: 'Race' }, token, hub)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 422)).toHaveLength(19);
    const stored = await at.service.db.get<{ count: number }>({ pk: `TEAM#${at.ours.id}#HUB#${hub}`, sk: 'REASONS' });
    expect(stored?.count).toBe(1);
  });

  test('a hub has at most a hundred reasons of its own', async () => {
    const hub = await newHub();
    const filled = await Promise.all(
      Array.from({ length: 104 }, (_, index) => create({ label: `L${index}` }, token, hub)),
    );
    expect(filled.filter(({ status }) => status === 201)).toHaveLength(100);
    expect(errors(await create({ label: 'One more' }, token, hub))).toMatchObject([{ code: 'limit_reached' }]);
    const [first] = filled.filter(({ status }) => status === 201);
    if (first) await at.drop(`${collection(hub)}/${data(first).id}`, token);
    expect((await create({ label: 'One more' }, token, hub)).status).toBe(201);
  });
});

describe('updating a report reason', () => {
  test('C380 C382: an update changes only the attributes that it contains', async () => {
    const { id, attributes } = await createReason({ position: 7 });
    for (const change of [{ label: 'Another' }, { position: 9 }, { is_active: false }]) {
      const before = data(await at.get(`${collection()}/${id}`, token)).attributes;
      const changed = await patch(id, change, undefined, id);
      expect(changed.status).toBe(200);
      expect(data(changed).attributes).toEqual({ ...before, ...change, updated_at: expect.any(String) });
    }
    const after = data(await at.get(`${collection()}/${id}`, token)).attributes;
    expect(after).toMatchObject({ label: 'Another', position: 9, is_active: false, created_at: attributes.created_at });
  });

  test('C101: null returns 422 and nothing is written', async () => {
    const { id, attributes } = await createReason();
    for (const field of ['label', 'position', 'is_active']) {
      const refused = await patch(id, { label: 'Written', [field]: null });
      expect([refused.status, pointers(refused)]).toEqual([422, [`/data/attributes/${field}`]]);
    }
    expect(data(await at.get(`${collection()}/${id}`, token)).attributes).toEqual(attributes);
  });

  test('C383 C384 C389: a default returns 403, and an unknown reason or one of another hub 404', async () => {
    const standard = items(await at.get(collection(), token)).find(({ attributes }) => attributes.is_default);
    const refused = await patch(standard?.id ?? '', { is_active: false });
    expect([refused.status, errors(refused)[0]?.code]).toEqual([403, 'platform_default']);
    expect((await at.drop(`${collection()}/${standard?.id}`, token)).status).toBe(403);
    const { id } = await createReason();
    const elsewhere = await newHub();
    for (const [reason, hub] of [
      [newId(), at.ours.hub],
      ['nope', at.ours.hub],
      [id, elsewhere],
    ] as const) {
      expect((await patch(reason, { label: 'X' }, hub)).status).toBe(404);
      expect((await at.get(`${collection(hub)}/${reason}`, token)).status).toBe(404);
      expect((await at.drop(`${collection(hub)}/${reason}`, token)).status).toBe(404);
    }
  });

  test('C385 C386 C387: the label of another reason returns 422; its own label and one of another hub are accepted', async () => {
    const [one, other] = [await createReason({ label: 'Taken' }), await createReason({ label: 'Mine' })];
    const refused = await patch(other.id, { label: 'taken', position: 3 });
    expect([refused.status, pointers(refused)]).toEqual([422, ['/data/attributes/label']]);
    expect(data(await at.get(`${collection()}/${other.id}`, token)).attributes).toMatchObject({ position: 100 });
    expect(data(await patch(other.id, { label: 'MINE' })).attributes.label).toBe('MINE');
    await create({ label: 'Elsewhere' }, token, await newHub());
    expect((await patch(other.id, { label: 'Elsewhere' })).status).toBe(200);
    expect((await patch(one.id, { label: 'mine' })).status).toBe(200);
  });

  test('C388: of two concurrent renames to one label, one succeeds', async () => {
    const [one, other] = [await createReason(), await createReason()];
    const both = await Promise.all([patch(one.id, { label: 'Both' }), patch(other.id, { label: 'both' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('ten concurrent renames of a reason leave one label, and the others are free', async () => {
    const { id } = await createReason();
    const labels = Array.from({ length: 10 }, (_, index) => `Many ${index}`);
    const all = await Promise.all(labels.map((label) => patch(id, { label })));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    const { label } = data(await at.get(`${collection()}/${id}`, token)).attributes;
    const repeated = await Promise.all(labels.map((each) => create({ label: each })));
    expect(repeated.filter(({ status }) => status === 422)).toHaveLength(1);
    expect(repeated[labels.indexOf(String(label))]?.status).toBe(422);
  });

  test('A25: an id in the body that differs from the path returns 409', async () => {
    const { id } = await createReason();
    expect(errors(await patch(id, { position: 1 }, undefined, newId()))).toMatchObject([{ code: 'id_mismatch' }]);
  });

  test('a deleted reason returns 404, and its label is free', async () => {
    const { id } = await createReason({ label: 'Short-lived' });
    expect((await at.drop(`${collection()}/${id}`, token)).status).toBe(204);
    expect((await at.drop(`${collection()}/${id}`, token)).status).toBe(404);
    expect((await patch(id, { label: 'X' })).status).toBe(404);
    expect((await create({ label: 'short-lived' })).status).toBe(201);
  });
});

test('position 0 moves a reason before all others, including the defaults', async () => {
  const hub = await newHub();
  const ids: string[] = [];
  for (const label of ['One', 'Two', 'Three']) ids.push(data(await create({ label }, token, hub)).id);
  const first = async (count: number) =>
    items(await at.get(collection(hub), token))
      .slice(0, count)
      .map(({ attributes }) => attributes.label);
  expect((await patch(ids[1] ?? '', { position: 0 }, hub)).status).toBe(200);
  expect(await first(3)).toEqual(['Two', 'Spam or advertising', 'Harassment or bullying']);
  await patch(ids[2] ?? '', { position: 0 }, hub);
  expect(await first(1)).toEqual(['Three']);
  await patch(ids[0] ?? '', { position: 0 }, hub);
  expect(await first(1)).toEqual(['One']);
});
