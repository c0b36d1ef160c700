import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { type BodySpec, batch, either, envelope, flat } from '../../../../shared/platform/http/body.ts';
import { readBody } from '../../../../shared/platform/http/read-body.ts';
import { formerly } from '../../../../shared/platform/text/former-names.ts';
import { refusing as refusingNames } from '../../../../shared/platform/text/refused-names.ts';
import { accepted, refusalOf, sourcesOf } from '../../api/support/refusal.ts';

const Leaf = z.object({ leaf: z.string() });
const Thing = z.object({
  name: z.string(),
  free: z.unknown().optional(),
  loose: z.looseObject({ known: Leaf.optional() }).optional(),
  one: Leaf.nullable().default(null),
  many: z.array(Leaf).optional(),
  either: z
    .union([z.object({ kind: z.literal('a'), a: z.string() }), z.object({ kind: z.literal('b'), b: Leaf })])
    .optional(),
  chosen: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), a: z.string() }),
      z.object({ kind: z.literal('b'), b: z.string() }),
    ])
    .optional(),
  exact: z.strictObject({ x: z.string() }).optional(),
  piped: Leaf.transform(({ leaf }) => ({ renamed: leaf })).optional(),
  before: z.preprocess((value) => value, Leaf).optional(),
});
const body = (data: unknown, more: object = {}) => ({ body: JSON.stringify({ data, ...more }) });
const enveloped = envelope('things', Thing);
const ignored = (attributes: object, spec: BodySpec = enveloped) =>
  accepted(readBody(body({ type: 'things', attributes: { name: 'a', ...attributes } }), spec)).ignored;
const leaf = { leaf: 'x', extra: 1 };

test.each([
  ['a property of an object', { one: leaf }, ['/one/extra']],
  ['of each item', { many: [leaf, { leaf: 'y', 'a/b': 1 }] }, ['/many/0/extra', '/many/1/a~1b']],
  [
    'of the union member that the value matches',
    { either: { kind: 'b', b: leaf, a: '' } },
    ['/either/b/extra', '/either/a'],
  ],
  ['before a transformation', { piped: leaf }, ['/piped/extra']],
  ['after a preprocessing', { before: leaf }, ['/before/extra']],
  ['of a known property of an open object', { loose: { any: leaf, known: leaf } }, ['/loose/known/extra']],
  ['none of an opaque value', { free: { deep: [leaf] } }, undefined],
  ['none of a null', { one: null }, undefined],
])('an ignored member is named by its pointer: %s', (_, attributes, pointers) => {
  expect(ignored(attributes)).toEqual(pointers?.map((at) => `/data/attributes${at}`));
});

test('members of the envelope and of each resource of a batch are named, those of JSON:API are not', () => {
  const data = { type: 'things', id: 'x', attributes: { name: 'a', extra: 1 }, relationships: {} };
  const found = accepted(readBody(body(data, { jsonapi: {}, links: {}, meta: {}, other: 1 }), enveloped)).ignored;
  expect(found).toEqual(['/other', '/data/relationships', '/data/attributes/extra']);
  const several = readBody(
    body([{ type: 'things', attributes: { name: 'a' } }, data]),
    batch('things', () => Thing, 5),
  );
  expect(accepted(several).ignored).toEqual(['/data/1/relationships', '/data/1/attributes/extra']);
  expect(
    accepted(
      readBody(
        { body: '{"name":"a","extra":1}' },
        either('things', () => Thing),
      ),
    ).ignored,
  ).toEqual(['/extra']);
});

test('with strict handling, each ignored member is refused at its pointer, beside the other problems', async () => {
  const attributes = { one: leaf, extra: 1 };
  const strictly = (more: object) =>
    refusalOf(() =>
      readBody(body({ type: 'things', attributes: { ...attributes, ...more } }), enveloped, { strictly: true }),
    );
  const refusal = await strictly({ name: 'a' });
  expect([refusal.status, sourcesOf(refusal)]).toEqual([422, ['/data/attributes/one/extra', '/data/attributes/extra']]);
  expect(refusal.errors.map(({ meta }) => meta)).toEqual([{ rule: 'unknown' }, { rule: 'unknown' }]);
  const unknown = ['/data/attributes/one/extra', '/data/attributes/extra'];
  expect(sourcesOf(await strictly({}))).toEqual(['/data/attributes/name', ...unknown]);
});

test('a member with the former name of an attribute is named with the current one, ignored and refused', async () => {
  const links = () => formerly('old', z.array(z.object({ is: formerly('was', z.string()) }).partial()));
  const renamed = batch('things', () => z.object({ links: links() }).partial(), 2);
  const sent = body([
    { type: 'things', attributes: {} },
    { type: 'things', attributes: { old: 1, links: [{ was: 2, constructor: 3 }] } },
  ]);
  const at = (rest: string) => `/data/1/attributes/${rest}`;
  expect(accepted(readBody(sent, renamed)).ignored).toEqual([
    `${at('old')}: did you mean \`links\`?`,
    `${at('links/0/was')}: did you mean \`is\`?`,
    at('links/0/constructor'),
  ]);
  const { errors } = await refusalOf(() => readBody(sent, renamed, { strictly: true }));
  expect(errors.map(({ source, detail }) => [source, detail])).toEqual([
    [{ pointer: at('old') }, 'This property is unknown. Did you mean `links`?'],
    [{ pointer: at('links/0/was') }, 'This property is unknown. Did you mean `is`?'],
    [{ pointer: at('links/0/constructor') }, 'This property is unknown.'],
  ]);
});

test('a member that would do harm if it was ignored is refused with what to do instead, and others are still ignored', async () => {
  const refusing = envelope('things', () => refusingNames({ since: 'Send `until`.' }, z.object({ until: z.string() })));
  const sent = (attributes: object) => body({ type: 'things', attributes });
  const { status, errors } = await refusalOf(() => readBody(sent({ until: 1, since: null, extra: 1 }), refusing));
  expect([status, errors.map(({ source, detail }) => [source, detail])]).toEqual([
    422,
    [
      [{ pointer: '/data/attributes/until' }, 'Must be a string.'],
      [{ pointer: '/data/attributes/since' }, 'Send `until`.'],
    ],
  ]);
  expect(accepted(readBody(sent({ until: '', toString: 1 }), refusing)).ignored).toEqual(['/data/attributes/toString']);
});

test('at most a hundred ignored members are named', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, nth) => [`extra${nth}`, nth]));
  expect(ignored(many)).toHaveLength(100);
});

test('a body has ignored members exactly if it differs from what the schema reads', () => {
  const Plain = z.object({ name: z.string(), one: Leaf.optional(), many: z.array(Leaf).optional() });
  const plain = envelope('things', () => Plain);
  const leaves = fc.record({ leaf: fc.string(), extra: fc.jsonValue() }, { requiredKeys: ['leaf'] });
  const values = fc.record(
    { name: fc.string(), one: leaves, many: fc.array(leaves), other: fc.jsonValue() },
    { requiredKeys: ['name'] },
  );
  fc.assert(
    fc.property(values, (attributes) => {
      const sent = JSON.parse(JSON.stringify({ type: 'things', attributes })) as { attributes: object };
      const read = accepted(readBody(body(sent), plain));
      const isSame = JSON.stringify(sorted(read.value)) === JSON.stringify(sorted(sent.attributes));
      expect(read.ignored === undefined).toBe(isSame);
    }),
  );
});

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inside]) => [name, sorted(inside)]),
  );
};

test('with strict handling, invalid values of any form do not hide the unknown members in them and beside them', async () => {
  const refused = async (attributes: object) =>
    sourcesOf(await refusalOf(() => readBody(body({ type: 'things', attributes }), enveloped, { strictly: true }))).map(
      (at: unknown) => String(at).replace('/data/attributes', ''),
    );
  expect(await refused({ name: 1, one: { leaf: 2, extra: 1 } })).toEqual(['/name', '/one/leaf', '/one/extra']);
  expect(await refused({ name: 'a', many: [{ leaf: 1, x: 1 }, 7] })).toEqual(['/many/0/leaf', '/many/1', '/many/0/x']);
  expect(await refused({ name: 'a', chosen: { kind: 'b', b: 1, x: 1 } })).toEqual(['/chosen/b', '/chosen/x']);
  expect(await refused({ name: 'a', chosen: { kind: 'c', x: 1 }, extra: 1 })).toEqual(['/chosen/kind', '/extra']);
  expect(await refused({ name: 'a', exact: { y: 1 } })).toEqual(['/exact/x', '/exact/y']);
});

test('an attribute beside the attributes is ignored with its place if there are others, and refused if there are none', async () => {
  const [at, place] = ['/data/name', '/data/attributes'];
  const some = { type: 'things', attributes: { name: 'a' } };
  expect(accepted(readBody(body({ ...some, free: 1 }, { name: 'b' }), enveloped)).ignored).toEqual([
    '/name: did you mean `data.attributes.name`?',
    '/data/free: did you mean `attributes.free`?',
  ]);
  const Change = envelope('things', Thing.partial());
  for (const attributes of [{}, undefined]) {
    const refused = await refusalOf(() => readBody(body({ type: 'things', attributes, name: 'a', other: 1 }), Change));
    expect(sourcesOf(refused)).toEqual([at]);
    expect(refused.errors[0]?.detail).toBe(`Attributes are sent in \`${place}\`. Move \`name\` there.`);
  }
  expect(accepted(readBody(body({ type: 'things', other: 1 }), Change)).ignored).toEqual(['/data/other']);
});

test('attributes in an object of their own are refused if no others were sent, and ignored beside others', async () => {
  const Flat = flat(() => Thing.partial());
  const Change = envelope('things', Thing.partial());
  for (const [spec, wrap, at] of [
    [Flat, (attributes: object) => attributes, ''],
    [either('things', Thing.partial()), (attributes: object) => attributes, ''],
    [Change, (attributes: object) => ({ data: { type: 'things', attributes } }), '/data/attributes'],
  ] as const) {
    const send = (attributes: object) => readBody({ body: JSON.stringify(wrap(attributes)) }, spec);
    for (const attributes of [{ name: 'a' }, {}, []])
      expect(sourcesOf(await refusalOf(() => send({ attributes, type: 'things' })))).toEqual([`${at}/attributes`]);
    expect(accepted(send({ attributes: { name: 'a' }, name: 'b' })).ignored).toEqual([`${at}/attributes`]);
    expect(accepted(send({ attributes: 'x' })).ignored).toEqual([`${at}/attributes`]);
  }
});

test('the data of a flat body is refused if the body has no attribute, and ignored if it has one', async () => {
  const spec = flat(() => Thing.partial());
  const sent = (document: object) => readBody({ body: JSON.stringify(document) }, spec);
  for (const data of [{ type: 'things', attributes: { name: 'a' } }, {}, []])
    expect(sourcesOf(await refusalOf(() => sent({ data, meta: {} })))).toEqual(['/data']);
  const ignoredIn = (document: object) => accepted(sent(document)).ignored;
  expect(ignoredIn({ data: {}, name: 'a' })).toEqual(['/data']);
  expect([ignoredIn({ data: 'x' }), ignoredIn({})]).toEqual([['/data'], undefined]);
});
