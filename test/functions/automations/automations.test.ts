import { expect, test } from 'vitest';
import { useWorld } from '../../support/use-world.ts';
import { definitionOf, drafts, EXIT } from './drafts.ts';
import { data, items, mail, outcome, startAutomations } from './world.ts';

const at = useWorld(startAutomations);

const { draft, path } = drafts(() => at);

test('an automation is created, read at its Location, updated and deleted', async () => {
  const made = await at.send('POST', path(), { name: 'Welcome', definition: definitionOf([EXIT]) });
  expect(made.status).toBe(201);
  const { id } = data(made);
  expect(made.headers.Location).toBe(`/api/v1${path(id)}`);
  expect(data(made).attributes).toMatchObject({
    name: 'Welcome',
    status: 'draft',
    re_entry_mode: 'never',
    re_entry_interval_seconds: null,
    settings: {},
    version_int: null,
    published_at: null,
    definition: definitionOf([EXIT]),
  });
  expect(data(await at.send('GET', path(id)))).toMatchObject({ id, type: 'automations' });
  expect(items(await at.send('GET', path())).map((one) => one.id)).toContain(id);
  const changed = await at.send('PATCH', path(id), { name: 'Hello', settings: { zoom: 1.5 } });
  expect(data(changed).attributes).toMatchObject({ name: 'Hello', settings: { zoom: 1.5 } });
  expect((await at.send('DELETE', path(id))).status).toBe(204);
  expect((await at.send('GET', path(id))).status).toBe(404);
  expect((await at.send('DELETE', path(id))).status).toBe(404);
});

test.each([
  ['C423', { name: 'x' }, '200'],
  ['C423', { name: 'x'.repeat(255) }, '200'],
  ['C423', { name: '' }, '422 /data/attributes/name'],
  ['C423', { name: 'x'.repeat(256) }, '422 /data/attributes/name'],
  ['C424', { re_entry_mode: 'never' }, '200'],
  ['C424', { re_entry_mode: 'after_exit' }, '200'],
  ['C424', { re_entry_mode: 'interval' }, '200'],
  ['C424', { re_entry_mode: 'often' }, '422 /data/attributes/re_entry_mode'],
  ['C425', { re_entry_interval_seconds: 1 }, '200'],
  ['C425', { re_entry_interval_seconds: 2_147_483_647 }, '200'],
  ['C425', { re_entry_interval_seconds: 0 }, '422 /data/attributes/re_entry_interval_seconds'],
  ['C425', { re_entry_interval_seconds: 2_147_483_648 }, '422 /data/attributes/re_entry_interval_seconds'],
  ['C425', { re_entry_interval_seconds: 1.5 }, '422 /data/attributes/re_entry_interval_seconds'],
  ['C426', { name: null }, '200'],
  ['C426', { re_entry_mode: null }, '200'],
  ['C426', { re_entry_interval_seconds: null }, '200'],
  ['C426', { settings: null }, '200'],
  ['C426', { definition: null }, '200'],
  ['C426', {}, '200'],
  ['settings', { settings: [] }, '422 /data/attributes/settings'],
  ['settings', { settings: { text: 'x'.repeat(20_000) } }, '422 /data/attributes/settings'],
])('%s: PATCH with %j returns %s', async (_, attributes, expected) => {
  const id = await draft({ definition: definitionOf([EXIT]) });
  expect(outcome(await at.send('PATCH', path(id), attributes))).toBe(expected);
});

test('C426: null resets a field to its default and keeps the name', async () => {
  const id = await draft({
    name: 'Kept',
    re_entry_mode: 'interval',
    re_entry_interval_seconds: 5,
    settings: { a: 1 },
    definition: definitionOf([EXIT]),
  });
  const nulls = {
    name: null,
    re_entry_mode: null,
    re_entry_interval_seconds: null,
    settings: null,
    definition: null,
  };
  expect(data(await at.send('PATCH', path(id), nulls)).attributes).toMatchObject({
    name: 'Kept',
    re_entry_mode: 'never',
    re_entry_interval_seconds: null,
    settings: {},
    definition: null,
  });
});

test('automations are listed by status', async () => {
  const [draftId, active, archived] = [await draft(), await at.automation([mail('a')]), await draft()];
  await at.send('PATCH', path(archived), { status: 'archived' });
  const listed = async (status: string) => {
    const response = await at.send('GET', `${path()}?page[size]=100&filter[status]=${status}`);
    const all = items(response);
    expect(new Set(all.map(({ attributes }) => attributes.status))).toEqual(new Set([status]));
    return all.map(({ id }) => id).filter((id) => [draftId, active, archived].includes(id));
  };
  expect([await listed('draft'), await listed('active'), await listed('archived')]).toEqual([
    [draftId],
    [active],
    [archived],
  ]);
  expect((await at.send('GET', `${path()}?filter[status]=running`)).status).toBe(422);
});

test('an automation of another team or another hub returns 404', async () => {
  const id = await draft();
  const foreignPath = `/teams/${at.theirs.id}/hubs/${at.theirs.hub}/automations/${id}`;
  expect((await at.send('GET', foreignPath, undefined, '', at.theirs.key.secret)).status).toBe(404);
  expect((await at.send('GET', path(id), undefined, '', at.theirs.key.secret)).status).toBe(403);
  expect((await at.send('GET', path(id), undefined, '', at.ours.bareKey.secret)).status).toBe(403);
  expect((await at.send('GET', path(id), undefined, '', at.tokenOf(at.ours.member.id))).status).toBe(403);
});
