import { expect, test } from 'vitest';
import { MAX_OPS_BYTES } from '../../../shared/hubs/editor-queue/editor-queue.ts';
import { useWorld } from '../../support/use-world.ts';
import { queuePath, readQueue, writeQueue } from './queue.ts';
import { data, errors, newHub, pointers, startHubs } from './world.ts';

const world = useWorld(startHubs);

const nested = (depth: number, open: string, close: string): string => open.repeat(depth) + close.repeat(depth);

/* Each text is in the form of JSON.stringify, so that the response can be compared byte by byte. */
const OPS: readonly string[] = [
  '[null,true,false,0,-1,0.1,1.5,1e+300,5e-324,9007199254740991,100000000000000000000,-1.7976931348623157e+308]',
  '["","  ","\\u0000\\u0001\\u001f","é","e\u0301","\u2028\u2029","👩‍👩‍👧","\u{10ffff}","\\"\\\\/"]',
  '[{"__proto__":{"polluted":true}},{"constructor":{"prototype":{"x":1}}},{"toString":null,"hasOwnProperty":1}]',
  '[{"":{"":[]}},{"a.b":1,"a/b":2,"a~b":3,"#n0":4,":v0":5,"ops":[],"version":"x","pk":"y"}]',
  '[[],{},[[],[{}]],{"a":[null]}]',
  '[{"S":"not an attribute value"},{"N":"1"},{"M":{}},{"$ref":"#/"},{"NULL":true}]',
  `[${nested(28, '[', ']')}]`,
  `[${nested(27, '{"a":', '}').replace('}', '0}')}]`,
];

test.each(OPS)('C223 C242: operations are returned exactly as stored: %s', async (text) => {
  const hub = await newHub(world);
  const body = `{"data":{"type":"hub_editor_pending_ops","attributes":{"ops":${text}}}}`;
  const written = await writeQueue(world, hub, { body });
  expect(written.status).toBe(200);
  for (const answered of [written, await readQueue(world, hub)])
    expect(JSON.stringify(data(answered).attributes.ops)).toBe(text);
  expect({}).not.toHaveProperty('polluted');
});

test('C242: 5,000 operations keep their order', async () => {
  const hub = await newHub(world);
  const ops = Array.from({ length: 5000 }, (_, index) => ({ index, op: index % 2 ? 'add' : null }));
  expect((await writeQueue(world, hub, { ops })).status).toBe(200);
  expect(data(await readQueue(world, hub)).attributes.ops).toEqual(ops);
});

test('operations up to the size limit are stored; one byte more returns 422 with the limit, and nothing is written', async () => {
  const hub = await newHub(world);
  const full = ['é'.repeat((MAX_OPS_BYTES - '[""]'.length) / 2)];
  expect((await writeQueue(world, hub, { ops: full })).status).toBe(200);
  const refused = await writeQueue(world, hub, { ops: [`${full[0]}x`] });
  expect([refused.status, pointers(refused)]).toEqual([422, ['/data/attributes/ops']]);
  expect(errors(refused)).toMatchObject([{ detail: expect.stringContaining(String(MAX_OPS_BYTES)) }]);
  expect(data(await readQueue(world, hub)).attributes).toEqual(expect.objectContaining({ version: 1, ops: full }));
});

test('a body over 1 MiB returns 413', async () => {
  const refused = await writeQueue(world, await newHub(world), { ops: ['x'.repeat(1024 * 1024)] });
  expect([refused.status, errors(refused)[0]?.code]).toEqual([413, 'payload_too_large']);
});

test.each([
  ['33 levels', `[${nested(29, '[', ']')}]`, ''],
  ['a number beyond a double', '[1e400]', '/data/attributes/ops/0'],
  ['an integer that a double rounds', '[1,{"id":12345678901234567890}]', '/data/attributes/ops/1/id'],
  ['a lone surrogate', '["\\ud800"]', ''],
  ['a duplicate property name', '[{"a":1,"a":2}]', ''],
])('C223 C242: %s in the operations returns 422 at its pointer, and nothing is written', async (_, text, pointer) => {
  const hub = await newHub(world);
  const body = `{"data":{"type":"hub_editor_pending_ops","attributes":{"ops":${text}}}}`;
  const refused = await writeQueue(world, hub, { body });
  expect([refused.status, pointers(refused)]).toEqual([422, [pointer]]);
  expect(data(await readQueue(world, hub)).attributes).toMatchObject({ version: 0, ops: [] });
});

test('a body that is not UTF-8 returns 422', async () => {
  const hub = await newHub(world);
  const refused = await world.service.call({
    method: 'PUT',
    path: queuePath(world, hub),
    token: world.team.users.owner.token,
    headers: { 'content-type': 'application/json' },
    body: Uint8Array.of(0x7b, 0xff, 0x7d),
  });
  expect(refused.status).toBe(422);
});
