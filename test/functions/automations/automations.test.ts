import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/id.ts';
import { type AutomationsWorld, data, items, mail, outcome, startAutomations, wait } from './world.ts';

let at: AutomationsWorld;
beforeAll(async () => {
  at = await startAutomations();
});
afterAll(() => at.stop());

const path = (id = '') => `${at.base}/automations${id && `/${id}`}`;
const draft = async (attributes: object = {}) =>
  data(await at.send('POST', path(), { name: 'Draft', ...attributes })).id;
const definitionOf = (nodes: readonly object[], rest: object = {}) => ({
  trigger: { type: 'manual' },
  entry_node_id: 'a',
  nodes,
  ...rest,
});
const BEYOND = '9999-12-31T23:59:59-23:59';
const LONG = { subject: 'Long', body: '漢'.repeat(20_000) };
const EXIT = { id: 'a', type: 'exit', data: {} };

describe('an automation', () => {
  test('is made, found where it says it is, changed and deleted', async () => {
    const made = await at.send('POST', path(), { name: 'Welcome', definition: definitionOf([EXIT]) });
    expect(made.status).toBe(201);
    const { id } = data(made);
    expect(made.headers.Location).toBe(`/api/v1${path(id)}`);
    expect(data(made).attributes).toMatchObject({
      ...{ name: 'Welcome', status: 'draft', re_entry_mode: 'never', re_entry_interval_seconds: null, settings: {} },
      ...{ version_int: null, published_at: null, definition: definitionOf([EXIT]) },
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
  ])('%s: updated with %j answers %s', async (_, attributes, expected) => {
    const id = await draft({ definition: definitionOf([EXIT]) });
    expect(outcome(await at.send('PATCH', path(id), attributes))).toBe(expected);
  });

  test('C426: null puts back what it names, and leaves the name', async () => {
    const id = await draft({
      ...{ name: 'Kept', re_entry_mode: 'interval', re_entry_interval_seconds: 5, settings: { a: 1 } },
      definition: definitionOf([EXIT]),
    });
    const nothing = {
      name: null,
      re_entry_mode: null,
      re_entry_interval_seconds: null,
      settings: null,
      definition: null,
    };
    expect(data(await at.send('PATCH', path(id), nothing)).attributes).toMatchObject({
      ...{ name: 'Kept', re_entry_mode: 'never', re_entry_interval_seconds: null, settings: {}, definition: null },
    });
  });

  test('is listed by its status', async () => {
    const [drawn, active, archived] = [await draft(), await at.automation([mail('a')]), await draft()];
    await at.send('PATCH', path(archived), { status: 'archived' });
    const listed = async (status: string) => {
      const answered = await at.send('GET', `${path()}?page[size]=100&filter[status]=${status}`);
      const all = items(answered);
      expect(new Set(all.map(({ attributes }) => attributes.status))).toEqual(new Set([status]));
      return all.map(({ id }) => id).filter((id) => [drawn, active, archived].includes(id));
    };
    expect([await listed('draft'), await listed('active'), await listed('archived')]).toEqual([
      [drawn],
      [active],
      [archived],
    ]);
    expect((await at.send('GET', `${path()}?filter[status]=running`)).status).toBe(422);
  });

  test('of another tenant, or of another hub, is not there', async () => {
    const id = await draft();
    const theirs = `/teams/${at.theirs.id}/hubs/${at.theirs.hub}/automations/${id}`;
    expect((await at.send('GET', theirs, undefined, '', at.theirs.key.secret)).status).toBe(404);
    expect((await at.send('GET', path(id), undefined, '', at.theirs.key.secret)).status).toBe(403);
    expect((await at.send('GET', path(id), undefined, '', at.ours.bareKey.secret)).status).toBe(403);
    expect((await at.send('GET', path(id), undefined, '', at.tokenOf(at.ours.member.id))).status).toBe(403);
  });
});

describe('a definition is refused at what is wrong with it', () => {
  const nodes = '/data/attributes/definition/nodes';
  test.each<[string, object, string]>([
    ['no nodes', definitionOf([]), `422 ${nodes}`],
    ['an unknown kind', definitionOf([{ ...EXIT, type: 'dance' }]), `422 ${nodes}/0/type`],
    ['a delay without an end', definitionOf([wait('a', 0)]), `422 ${nodes}/0/data/seconds`],
    ['a wait of its own kind', definitionOf([{ ...EXIT, type: 'drip_wait' }]), `422 ${nodes}/0/type`],
    ['a link to nothing', definitionOf([{ ...mail('a'), next: 'z' }]), `422 ${nodes}/0/next`],
    ['a node that nothing leads to', definitionOf([mail('a'), mail('b')]), `422 ${nodes}/1`],
    ['an endless way', definitionOf([{ ...mail('a'), next: 'a' }]), `422 ${nodes}/0`],
    [
      'a way round past a moment',
      definitionOf([{ id: 'a', type: 'wait_until', data: { at: '2020-01-01T00:00:00Z' }, next: 'a' }]),
      `422 ${nodes}/0`,
    ],
    [
      'an entry that is not there',
      definitionOf([EXIT], { entry_node_id: 'z' }),
      '422 /data/attributes/definition/entry_node_id',
    ],
    [
      'an unknown trigger',
      definitionOf([EXIT], { trigger: { type: 'x' } }),
      '422 /data/attributes/definition/trigger/type',
    ],
    [
      'an unknown tag',
      definitionOf([{ id: 'a', type: 'add_tag', data: { tag_id: newId() } }]),
      `422 unknown_tag ${nodes}/0/data/tag_id`,
    ],
    [
      'an unknown endpoint',
      definitionOf([{ id: 'a', type: 'webhook', data: { endpoint_id: newId() } }]),
      `422 unknown_endpoint ${nodes}/0/data/endpoint_id`,
    ],
    [
      'an unknown tag in a condition',
      definitionOf([
        {
          id: 'a',
          type: 'condition',
          data: { conditions: [{ type: 'has_tag', operator: 'is', value: { tag_id: newId() } }] },
        },
      ]),
      `422 unknown_tag ${nodes}/0/data/conditions/0/value/tag_id`,
    ],
    [
      'an unknown tag in a trigger',
      definitionOf([EXIT], { trigger: { type: 'member.tagged', tag_id: newId() } }),
      '422 unknown_tag /data/attributes/definition/trigger/tag_id',
    ],
    [
      'a date of the year 10000 in UTC, which would have come at once',
      definitionOf([EXIT], { trigger: { type: 'date', at: BEYOND } }),
      '422 /data/attributes/definition/trigger/at',
    ],
    [
      'a wait for the year 10000 in UTC',
      definitionOf([{ id: 'a', type: 'wait_until', data: { at: BEYOND } }]),
      `422 ${nodes}/0/data/at`,
    ],
    [
      'a wait for no date',
      definitionOf([{ id: 'a', type: 'wait_until', data: { at: 'x' } }]),
      `422 ${nodes}/0/data/at`,
    ],
    [
      'more bytes than are stored, in fewer characters',
      definitionOf([
        { id: 'a', type: 'send_email', data: LONG, next: 'b' },
        { id: 'b', type: 'send_email', data: LONG, next: 'c' },
        { id: 'c', type: 'send_email', data: LONG, next: 'd' },
        { id: 'd', type: 'send_email', data: LONG },
      ]),
      '422 /data/attributes/definition',
    ],
    ['201 nodes', definitionOf(Array.from({ length: 201 }, (_, nth) => mail(`${nth}`))), `422 ${nodes}`],
  ])('%s', async (_, definition, expected) => {
    expect(outcome(await at.send('POST', path(), { name: 'x', definition }))).toBe(expected);
    const id = await draft();
    expect(outcome(await at.send('PATCH', path(id), { definition }))).toBe(expected);
    expect(data(await at.send('GET', path(id))).attributes.definition).toBeNull();
  });
});

describe('publication', () => {
  test('C427: makes a version that never changes', async () => {
    const id = await draft({ definition: definitionOf([mail('a', 'first')]) });
    const published = await at.send('POST', path(`${id}/publish`));
    expect(data(published).attributes).toMatchObject({ status: 'active', version_int: 1 });
    await at.send('PATCH', path(id), { definition: definitionOf([mail('a', 'second')]) });
    const versions = async () => items(await at.send('GET', path(`${id}/versions`)));
    const [first] = await versions();
    expect(first).toMatchObject({
      type: 'automation_versions',
      attributes: { automation_id: id, version_int: 1, published_by: `api_key:${at.ours.key.id}` },
    });
    expect(first?.attributes.published_at).toEqual(expect.any(String));
    expect(JSON.stringify(first?.attributes.definition)).toContain('first');
    await at.send('POST', path(`${id}/publish`));
    expect((await versions()).map(({ attributes }) => attributes.version_int)).toEqual([2, 1]);
    expect((await versions())[1]).toEqual(first);
  });

  test('of twenty at once each makes a version of its own, or none', async () => {
    const id = await draft({ definition: definitionOf([EXIT]) });
    const all = await Promise.all(Array.from({ length: 20 }, () => at.send('POST', path(`${id}/publish`))));
    const made = all.filter(({ status }) => status === 200);
    expect(made.length).toBeGreaterThan(0);
    expect(all.every((one) => one.status === 200 || outcome(one) === '409 illegal_transition')).toBe(true);
    const versions = items(await at.send('GET', path(`${id}/versions`)));
    expect(versions.map(({ attributes }) => attributes.version_int)).toEqual(made.map((_, nth) => made.length - nth));
  });

  test('goes from state to state, and no other way', async () => {
    const id = await draft();
    const turn = async (word: string) => outcome(await at.send('POST', path(`${id}/${word}`)));
    expect(await turn('publish')).toBe('409 no_definition');
    expect(await turn('pause')).toBe('409 illegal_transition');
    expect(await turn('resume')).toBe('409 illegal_transition');
    await at.send('PATCH', path(id), { definition: definitionOf([EXIT]) });
    expect(await turn('publish')).toBe('200');
    expect(await turn('resume')).toBe('409 illegal_transition');
    expect(await turn('pause')).toBe('200');
    expect(await turn('pause')).toBe('409 illegal_transition');
    expect(await turn('resume')).toBe('200');
    expect(await turn('pause')).toBe('200');
    expect(await turn('publish')).toBe('200');
    expect(data(await at.send('PATCH', path(id), { status: 'archived' })).attributes.status).toBe('archived');
    for (const word of ['publish', 'pause', 'resume']) expect(await turn(word)).toBe('409 illegal_transition');
    expect(outcome(await at.send('PATCH', path(id), { name: 'x' }))).toBe('409 illegal_transition');
  });
});

describe('templates', () => {
  test('are listed, and each makes a draft that can be published', async () => {
    const templates = items(await at.send('GET', '/automation-templates', undefined, '', at.ours.users.owner.token));
    expect(templates.length).toBeGreaterThan(2);
    for (const { id, attributes } of templates) {
      const made = await at.send('POST', path('from-template'), { template_id: id });
      expect([made.status, made.headers.Location]).toEqual([201, undefined]);
      expect(data(made).attributes).toMatchObject({ name: attributes.name, definition: attributes.definition });
      expect((await at.send('POST', path(`${data(made).id}/publish`))).status).toBe(200);
    }
    expect(outcome(await at.send('POST', path('from-template'), { template_id: 'x' }))).toBe(
      '422 /data/attributes/template_id',
    );
  });
});
