import { expect, test } from 'vitest';
import { groups } from '../../../../functions/groups.ts';
import { CATALOGS } from '../../../../infra/docs/catalogs/catalogs.ts';
import { limitsCatalog } from '../../../../infra/docs/catalogs/limits.ts';
import { QUOTAS } from '../../../../infra/docs/catalogs/quotas.ts';
import { writtenPages } from '../../../../infra/docs/written-pages.ts';
import { ERRORS } from '../../../../shared/api/error-codes.ts';
import { operationId } from '../../../../shared/platform/http/openapi/names.ts';

const markdown = limitsCatalog();
const lines = markdown.split('\n');

test('every route with a limit is in the table with its calls and seconds', () => {
  const limited = groups
    .flatMap(({ routes }) => routes)
    .flatMap((route) => (route.limit ? [{ route, ...route.limit }] : []));
  expect(limited.length).toBeGreaterThan(20);
  for (const { route, limit, seconds, by } of limited) {
    const rows = lines.filter((line) => line.includes(`/${operationId(route)})`));
    expect(rows, route.path).toHaveLength(1);
    expect(rows[0]).toContain(`| ${limit} | ${seconds} | ${by === 'caller' ? 'caller |' : 'contact, or source'}`);
  }
  expect(lines.filter((line) => line.includes('/docs/reference/'))).toHaveLength(limited.length);
});

test('every quota is in a table, with a number and a unit that people read', () => {
  const quotas = Object.values(QUOTAS).flat();
  expect(quotas.length).toBeGreaterThan(45);
  for (const { what, value, beyond } of quotas) {
    expect(markdown).toContain(`| ${what} | ${value} | ${beyond} |`);
    expect(value, what).toMatch(/\d/);
    expect(value, what).not.toMatch(/NaN|undefined|\.\d/);
  }
});

test('rates and lifetimes of sign-in are in sections with different names', () => {
  const page = writtenPages().find(({ path }) => path === '/docs/limits');
  const headings = [...(page?.markdown ?? '').matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.indexOf('Sizes, numbers and lifetimes')).toBeLessThan(headings.indexOf('Requests'));
  expect(headings.filter((heading) => /sign-in|lifetimes of/i.test(heading ?? ''))).toEqual([
    'Lifetimes of tokens and links',
    'Failed sign-ins, registrations and invitations',
  ]);
});

test.each([
  ['Body of a request', '1 MiB'],
  ['`page[size]` of a list', '100'],
  ['Contact token', '60 minutes'],
  ['Idempotency key', 'kept for 24 hours'],
  ['Rows of a contact import', '50,000'],
  ['Duration of an event', '92 days'],
  ['Upload of one video', '1024 MiB, of a member 100 MiB'],
])('%s: %s', (what, value) => {
  expect(markdown).toContain(`| ${what} | ${value} |`);
});

test('the codes that quotas name exist', () => {
  const codes = [...markdown.matchAll(/\/docs\/errors#(\w+)/g)].map(([, code = '']) => code);
  expect(codes.length).toBeGreaterThan(20);
  for (const code of codes) expect(Object.keys(ERRORS)).toContain(code);
});

test('each placeholder of a page has a catalog', () => {
  expect(Object.keys(CATALOGS)).toEqual([
    'error-codes',
    'error-operations',
    'errors-without-code',
    'events',
    'limits',
    'permissions',
    'webhook-attempts',
  ]);
});
