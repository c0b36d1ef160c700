import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { anyType, type BodySpec, either, envelope, flat } from '../../../../shared/platform/http/body.ts';
import { Refusal } from '../../../../shared/platform/http/errors.ts';
import { readBody } from '../../../../shared/platform/http/read-body.ts';
import { accepted, refusalOf, sourcesOf } from '../../api/support/refusal.ts';

const Thing = z.object({
  name: z.string().min(1),
  size: z.int().nullable().optional(),
  poll: z.object({ duration_days: z.int(), options: z.array(z.string()) }).optional(),
  'a/b~c': z.string().optional(),
});
const enveloped = envelope('things', Thing);
const strict = envelope('things', Thing, { strict: true });
const flatly = flat(Thing);
const both = either('things', Thing);

const text = (document: unknown) => ({ body: JSON.stringify(document) });
const thing = (attributes: unknown, more: object = {}) => text({ data: { type: 'things', attributes, ...more } });
const bytes = (...of: readonly (string | number[])[]) => ({
  body: Buffer.concat(of.map((part) => Buffer.from(part as string))).toString('base64'),
  isBase64Encoded: true,
});
const refused = async (event: { body?: string; isBase64Encoded?: boolean }, spec: BodySpec) => {
  const refusal = await refusalOf(() => readBody(event, spec));
  return { status: refusal.status, at: sourcesOf(refusal), codes: refusal.errors.map(({ code }) => code) };
};
const at = (...pointers: readonly string[]) => ({ status: 422, at: pointers, codes: pointers.map(() => undefined) });

describe('a valid body', () => {
  test('as an envelope has its attributes, its id and their pointers', () => {
    expect(readBody(thing({ name: 'a', extra: 1 }, { id: 'x' }), enveloped)).toEqual({
      value: { name: 'a' },
      id: 'x',
      prefix: '/data/attributes',
      ignored: ['/data/attributes/extra'],
    });
  });

  test('C073 C188 C189: has the same value as an envelope and as a flat object', () => {
    const { value } = accepted(readBody(text({ name: 'a', size: 2 }), both));
    expect(accepted(readBody(thing({ name: 'a', size: 2 }), both)).value).toEqual(value);
    expect(readBody(text({ name: 'a' }), flatly)).toEqual({ value: { name: 'a' }, id: undefined, prefix: '' });
  });

  test('C519: in base64 is decoded before it is parsed', () => {
    expect(accepted(readBody(bytes(JSON.stringify({ name: 'Žlutý 😀' })), flatly)).value).toEqual({ name: 'Žlutý 😀' });
  });

  test('distinguishes null from an absent field', () => {
    expect(accepted(readBody(text({ name: 'a', size: null }), flatly)).value).toEqual({ name: 'a', size: null });
    expect(accepted(readBody(text({ name: 'a' }), flatly)).value).toEqual({ name: 'a' });
  });

  test('A24: in a strict envelope may have jsonapi, meta, links and the id of the data', () => {
    const document = { data: { type: 'things', id: 'x', attributes: { name: 'a' } }, jsonapi: {}, meta: {}, links: {} };
    expect(accepted(readBody(text(document), strict)).id).toBe('x');
  });

  test('A24: otherwise may have unknown members at every level', () => {
    const data = { type: 'things', attributes: { name: 'a', constructor: 1, ['__proto__']: 2 }, relationships: {} };
    expect(accepted(readBody(text({ data, included: [] }), enveloped)).value).toEqual({ name: 'a' });
  });
});

describe('A23: a missing body, or a body that is not an object, is one error at the document', () => {
  test.each([
    ['absent', {}],
    ['empty', { body: '' }],
    ['blank', { body: ' \n' }],
    ['empty base64', bytes('')],
    ['invalid JSON', { body: '{"data":' }],
    ['null', { body: 'null' }],
    ['an array', { body: '[]' }],
    ['a string', { body: '"x"' }],
    ['a number', { body: '1' }],
    ['duplicate names', { body: '{"name":"a","name":"b"}' }],
    ['a lone surrogate', { body: '{"name":"\\ud800"}' }],
    ['33 levels', { body: `${'['.repeat(33)}${']'.repeat(33)}` }],
    ['invalid UTF-8', bytes('{"name":"', [0xff, 0xfe], '"}')],
    ['an overlong encoding', bytes('{"name":"', [0xc0, 0xaf], '"}')],
  ])('%s', async (_, event) => {
    expect(await refused(event, flatly)).toEqual(at(''));
    expect(await refused(event, enveloped)).toEqual(at(''));
  });

  test('more than 1 MiB returns 413, as text and as base64; 1 MiB is accepted', async () => {
    const of = (size: number) => JSON.stringify({ name: 'x'.repeat(size - 11) });
    expect(accepted(readBody({ body: of(1024 * 1024) }, flatly)).value).toHaveProperty('name');
    for (const event of [{ body: of(1024 * 1024 + 1) }, bytes(of(1024 * 1024 + 1)), { body: 'é'.repeat(600_000) }])
      expect(await refused(event, flatly)).toEqual({ status: 413, at: [undefined], codes: ['payload_too_large'] });
  });
});

describe('the pointer of an error', () => {
  test.each([
    ['no data', {}, ['/data']],
    ['data null', { data: null }, ['/data']],
    ['data an array', { data: [] }, ['/data']],
    ['no type', { data: { attributes: { name: 'a' } } }, ['/data/type']],
    ['another type', { data: { type: 'Things', attributes: { name: 'a' } } }, ['/data/type']],
    ['type null', { data: { type: null, attributes: { name: 'a' } } }, ['/data/type']],
    ['id not a string', { data: { type: 'things', id: 1, attributes: { name: 'a' } } }, ['/data/id']],
    ['attributes an array', { data: { type: 'things', attributes: [] } }, ['/data/attributes']],
    ['C105: no attributes', { data: { type: 'things' } }, ['/data/attributes/name']],
    ['C101: a wrong attribute', { data: { type: 'things', attributes: { name: '' } } }, ['/data/attributes/name']],
  ])('%s', async (_, document, pointers) => {
    expect(await refused(text(document), enveloped)).toEqual(at(...pointers));
  });

  test.each([
    ['no type', enveloped, {}, 'This field is required. Must be "things".', { rule: 'required', limit: ['things'] }],
    ['another type', enveloped, { type: 'Things' }, 'Must be "things".', { rule: 'one_of', limit: ['things'] }],
    [
      'one of several',
      either(['a', 'b'], Thing),
      { type: 1 },
      'Must be "a" or "b".',
      { rule: 'one_of', limit: ['a', 'b'] },
    ],
    ['no type of any', anyType(enveloped), {}, 'This field is required. Must be a string.', { rule: 'required' }],
    ['no string', anyType(enveloped), { type: 1 }, 'Must be a string.', { rule: 'type', limit: 'string' }],
    ['id', enveloped, { type: 'things', id: 1 }, 'Must be a string.', { rule: 'type', limit: 'string' }],
    [
      'attributes',
      enveloped,
      { type: 'things', attributes: 1 },
      'Must be an object.',
      { rule: 'type', limit: 'object' },
    ],
  ])('says what the envelope needs, in words and for programs: %s', async (_, spec, data, detail, meta) => {
    const { errors } = await refusalOf(() => readBody(text({ data: { attributes: { name: 'a' }, ...data } }), spec));
    expect(errors).toEqual([expect.objectContaining({ detail, meta })]);
  });

  test('C102 C103: the fields of a flat body are at the root, those of an envelope under its attributes', async () => {
    expect(await refused(text({ name: 1 }), flatly)).toEqual(at('/name'));
    expect(await refused(text({ name: 1 }), both)).toEqual(at('/name'));
    expect(await refused(thing({ name: 1 }), both)).toEqual(at('/data/attributes/name'));
  });

  test('C106 C107: all problems are returned at once, each with its location', async () => {
    const attributes = { name: null, size: 'x', poll: { duration_days: 'x', options: ['a', 1] } };
    expect((await refused(thing(attributes), enveloped)).at).toEqual([
      '/data/attributes/name',
      '/data/attributes/size',
      '/data/attributes/poll/duration_days',
      '/data/attributes/poll/options/1',
    ]);
  });

  test.each(['1e400', '12345678901234567890', '-9007199254740993'])(
    'an unsafe number is rejected at its pointer: %s',
    async (number) => {
      const attributes = `{"name":"a","opaque":[{"at":0.1},{"big":${number}}]}`;
      const resource = `{"type":"things","attributes":${attributes}}`;
      const several: BodySpec = { ...enveloped, maxItems: 5 };
      expect(await refused({ body: attributes }, flatly)).toEqual(at('/opaque/1/big'));
      expect(await refused({ body: `{"data":${resource}}` }, enveloped)).toEqual(at('/data/attributes/opaque/1/big'));
      expect(await refused({ body: `{"data":[${resource}]}` }, several)).toEqual(at('/data/0/attributes/opaque/1/big'));
    },
  );

  test('C106: a value of the wrong type is reported once, whatever its size', async () => {
    const spec = flat(z.object({ name: z.string().trim().min(1).max(5), tags: z.array(z.string()).min(1).max(2) }));
    for (const [name, tags] of [
      [[], ''],
      [[1, 2, 3, 4, 5, 6], 'more'],
      ['', []],
    ])
      expect(await refused(text({ name, tags }), spec)).toEqual(at('/name', '/tags'));
  });

  test('a wrong type does not hide errors inside the value', async () => {
    const document = { data: { type: 'others', attributes: { name: 1 } } };
    expect(await refused(text(document), enveloped)).toEqual(at('/data/type', '/data/attributes/name'));
  });

  test('~ and / in a name are escaped as in RFC 6901', async () => {
    expect(await refused(thing({ name: 'a', 'a/b~c': 1 }), enveloped)).toEqual(at('/data/attributes/a~1b~0c'));
    expect(await refused(thing({ name: 'a', 'x/y~z': 1 }), strict)).toEqual(at('/data/attributes/x~1y~0z'));
    expect(await refused(text({ data: { type: 'things', attributes: { name: 'a' } }, 'x/y': 1 }), strict)).toEqual(
      at('/x~1y'),
    );
  });

  test('C238 C239: a strict envelope reports each unknown property, at every level', async () => {
    const data = { type: 'things', attributes: { name: 'a', extra: 1, other: 2 }, relationships: {} };
    expect((await refused(text({ data, included: [] }), strict)).at).toEqual([
      '/included',
      '/data/relationships',
      '/data/attributes/extra',
      '/data/attributes/other',
    ]);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'a strict envelope rejects %s',
    async (name) => {
      const body = `{"data":{"type":"things","attributes":{"name":"a","${name}":{}}}}`;
      expect(await refused({ body }, strict)).toEqual(at(`/data/attributes/${name}`));
    },
  );
});

test('each error says which rule the value breaks, also that of the envelope and of the document', async () => {
  const rulesOf = async (event: { body?: string }, spec: BodySpec = enveloped) =>
    (await refusalOf(() => readBody(event, spec))).errors.map(({ meta }) => meta);
  for (const event of [{}, { body: '[]' }, { body: '{"name":' }])
    expect(await rulesOf(event)).toEqual([{ rule: 'valid' }]);
  expect(await rulesOf(text({}))).toEqual([{ rule: 'type', limit: 'object' }]);
});

test('at most a hundred errors are returned', async () => {
  const options = Array.from({ length: 5_000 }, () => 1);
  const refusal = await refusalOf(() => readBody(thing({ name: 'a', poll: { duration_days: 1, options } }), enveloped));
  expect(refusal.errors).toHaveLength(100);
});

test('C108: each error is also in the detail array on request', async () => {
  const refusal = await refusalOf(() => readBody(thing({ name: 1 }), enveloped, { withDetail: true }));
  expect(refusal.details).toEqual([
    { loc: ['body', 'data', 'attributes', 'name'], msg: expect.any(String), type: 'invalid_type', ctx: {}, input: 1 },
  ]);
  for (const event of [bytes([0xff]), {}, { body: 'x' }])
    expect((await refusalOf(() => readBody(event, enveloped, { withDetail: true }))).details).toHaveLength(1);
});

test('any JSON is accepted or rejected with 422, in every form', async () => {
  const documents = fc.oneof(
    fc.jsonValue(),
    fc.record({ data: fc.jsonValue() }),
    fc.record({ data: fc.record({ type: fc.constant('things'), attributes: fc.jsonValue() }) }),
  );
  await fc.assert(
    fc.asyncProperty(documents, fc.constantFrom(enveloped, strict, flatly, both), async (document, spec) => {
      const read = readBody(text(document), spec);
      if (read instanceof Refusal) expect(read.status).toBe(422);
      else expect(read.value).toHaveProperty('name');
    }),
    { numRuns: 2_000 },
  );
});

describe('a byte order mark before JSON', () => {
  const document = JSON.stringify({ data: { type: 'marked', attributes: { name: 'a\uFEFF' } } });
  const marked = envelope('marked', () => z.object({ name: z.string() }));
  const encoded = (text: string) => ({ body: Buffer.from(text).toString('base64'), isBase64Encoded: true });

  test('is skipped in text and in bytes, and marks in values are kept', () => {
    for (const event of [{ body: `\uFEFF${document}` }, encoded(`\uFEFF${document}`)])
      expect(accepted(readBody(event, marked)).value).toEqual({ name: 'a\uFEFF' });
  });

  test('is skipped once, and is not a body by itself', async () => {
    const detailOf = async (body: string) => (await refusalOf(() => readBody({ body }, marked))).errors[0]?.detail;
    expect(await detailOf(`\uFEFF\uFEFF${document}`)).toBe('The body is not valid JSON.');
    expect(await detailOf('\uFEFF')).toBe('A body is required.');
  });
});
