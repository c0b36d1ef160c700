import { describe, expect, test } from 'vitest';
import { importRoutes } from '../../../functions/members/imports.ts';
import { useWorld } from '../../support/use-world.ts';
import { ofTeam, startMembers } from './world.ts';

const world = useWorld(startMembers);

const post = (body: unknown, headers: Record<string, string>) =>
  world.service.call({
    method: 'POST',
    path: `/api/v1${ofTeam(world.ours, '/contacts/import')}`,
    token: world.ours.users.owner.token,
    headers,
    body,
  });

const strictly = { prefer: 'handling=strict' };

describe('unknown properties of rows are named in meta.ignored, and refused at the same pointers with strict handling', () => {
  const row = { email: 'ada@example.com', fields: { planet: 'Mars' }, phone: '1' };
  const rows = [row, { email: 'x', 'a/b': 1, phone: '2' }, 7, null, [], { email: 'y', 'a/b': null, note: '' }];
  const table = `Email,Phone,fields.planet,tags,Nick/name,\nada@example.com,,Mars,a;b,,\nbo@example.com,1,,,Bo,2,3\n`;
  const type = 'text/csv';
  test.each<[string, unknown, Record<string, string>, readonly string[]]>([
    [
      'an envelope: each property once, at the first row that has it',
      { data: { type: 'imports', attributes: { rows } } },
      {},
      ['/data/attributes/rows/0/phone', '/data/attributes/rows/1/a~1b', '/data/attributes/rows/5/note'],
    ],
    ['a flat body', { rows }, {}, ['/rows/0/phone', '/rows/1/a~1b', '/rows/5/note']],
    [
      'CSV: each column once, and cells without a column by row',
      table,
      { 'content-type': type },
      ['/rows/0/phone', '/rows/0/nick~1name', '/rows/1/(no column name)'],
    ],
  ])('%s', async (_, body, headers, pointers) => {
    const refused = await post(body, { ...headers, ...strictly });
    expect([refused.status, refused.headers['Preference-Applied']]).toEqual([422, 'handling=strict']);
    const errors = pointers.map((pointer) => ({
      source: { pointer },
      detail: 'This property is unknown.',
      meta: { rule: 'unknown' },
    }));
    expect(refused.body.errors).toMatchObject(errors);
    const begun = await post(body, headers);
    expect([begun.status, begun.body.meta]).toEqual([202, { ignored: pointers }]);
  });

  test('known columns and properties are accepted with strict handling', async () => {
    const known = 'email,name,tags,hub_id,expires_at,fields.planet\nx,,,,,\n';
    expect((await post(known, { 'content-type': type, ...strictly })).status).toBe(202);
    const consent = { email: 'x', subscribed: true, acceptsMarketing: 'yes', 'Opt-In': 1 };
    expect((await post({ rows: [consent] }, strictly)).status).toBe(202);
    const begun = await post(
      { rows: [{ email: 'x', name: null, fields: {}, tags: [], hub_id: null, expires_at: null }] },
      strictly,
    );
    expect([begun.status, begun.body.meta]).toEqual([202, undefined]);
  });
});

test('cells without a column of very many rows do not hide an unknown column', async () => {
  const table = `email,City,\n${'x,,1\n'.repeat(200)}y,2\n`;
  const { ignored } = (await post(table, { 'content-type': 'text/csv' })).body.meta as { ignored: string[] };
  expect(ignored[0]).toBe('/rows/0/city');
});

test('a property of very many rows does not hide another one', async () => {
  const rows = Array.from({ length: 200 }, (_, nth) => ({ email: `${nth}@example.com`, phone: nth }));
  const begun = await post({ rows: [...rows, { email: 'last@example.com', city: 'Oslo' }] }, {});
  expect(begun.body.meta).toEqual({ ignored: ['/rows/0/phone', '/rows/200/city'] });
});

test('a 413 names the size, and a 415 the media types, that an import accepts', async () => {
  const large = await post(`email\n${'x'.repeat(4 * 1024 * 1024)}`, { 'content-type': 'text/csv' });
  expect([large.status, large.body.errors]).toMatchObject([413, [{ detail: 'The body is larger than 4 MiB.' }]]);
  const detail = 'Send the body as application/vnd.api+json, application/json or text/csv.';
  const plain = await post('email\nx', { 'content-type': 'text/plain' });
  expect([plain.status, plain.body.errors]).toMatchObject([415, [{ detail }]]);
});

test('the CSV example of the description is a valid import without unknown columns', async () => {
  const example = importRoutes[0]?.body?.text?.example;
  const begun = await post(example, { 'content-type': 'text/csv', ...strictly });
  expect([begun.status, begun.body.data]).toMatchObject([202, { attributes: { total: 2, failed: 0 } }]);
});
