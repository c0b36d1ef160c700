import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { cursors } from '../../../../shared/platform/db/cursor.ts';
import { list, parameters, type QuerySpec } from '../../../../shared/platform/http/query-spec.ts';
import { cursorScope, nextLink, parametersOf, readQuery } from '../../../../shared/platform/http/read-query.ts';
import { accepted, refusalOf, sourcesOf } from '../../api/support/refusal.ts';

const alerts = list({
  filter: { status: z.enum(['open']).default('open'), severity: z.enum(['info', 'critical']).optional() },
  params: { q: z.string().min(1).max(5).optional() },
  sort: ['name', 'created_at'],
});
const sealed = cursors(Buffer.alloc(32, 1));
const scope = ['GET', '/things', 'team'];
const ask = (query: string, spec: QuerySpec = alerts, of = scope) => readQuery(query, spec, of, async () => sealed);
const read = async (...asked: Parameters<typeof ask>) => accepted(await ask(...asked));
const refused = async (query: string, spec?: QuerySpec, of?: string[]) => {
  const refusal = await refusalOf(() => ask(query, spec, of));
  return { status: refusal.status, at: sourcesOf(refusal), code: refusal.errors[0]?.code };
};
const invalid = (...names: readonly string[]) => ({ status: 422, at: names, code: undefined });
const unsupported = (name: string) => ({ status: 400, at: [name], code: 'unsupported_parameter' });
const cursorFor = (query: string, of = scope): string =>
  sealed.seal({ sk: 'x' }, cursorScope(of, parametersOf(query), alerts));

describe('the page', () => {
  test('A35: has fifty items by default', async () => {
    expect((await read('')).page).toEqual({ limit: 50, after: undefined });
    expect((await read('page[size]=1')).page.limit).toBe(1);
    expect((await read('page[size]=100')).page.limit).toBe(100);
  });

  test('C030: may have raw or encoded brackets', async () => {
    expect(await read('page%5Bsize%5D=7&filter%5Bseverity%5D=info')).toEqual(
      await read('page[size]=7&filter[severity]=info'),
    );
  });

  test.each(['0', '101', '-1', 'abc', '', '1.5', '1e1', '0x10', '99999999999999999999', ' 5', '+5', '٣'])(
    'C255: has no page[size]=%s',
    async (size) => {
      expect(await refused(`page[size]=${encodeURIComponent(size)}`)).toEqual(invalid('page[size]'));
    },
  );

  test('is ignored by a route without pages', async () => {
    expect((await read('page[size]=0&page[after]=x', parameters())).page).toEqual({ limit: 0, after: undefined });
  });
});

describe('a cursor', () => {
  test('of the same list is accepted with another page size and with ignored parameters', async () => {
    const cursor = cursorFor('filter[severity]=info&utm=1');
    const query = `utm=2&page[size]=3&filter[severity]=info&page[after]=${cursor}`;
    expect((await read(query)).page.after).toEqual({ sk: 'x' });
  });

  test.each([
    ['tampered', () => `${cursorFor('').slice(0, -2)}xx`],
    ['cut', () => cursorFor('').slice(0, -4)],
    ['of another filter', () => cursorFor('filter[severity]=critical')],
    ['without the filter', () => cursorFor('filter[status]=open')],
    ['of another sort order', () => cursorFor('sort=-name')],
    ['of another search', () => cursorFor('q=a')],
    ['of another route', () => cursorFor('', ['GET', '/others', 'team'])],
    ['of another method', () => cursorFor('', ['POST', '/things', 'team'])],
    ['of another team', () => cursorFor('', ['GET', '/things', 'other'])],
    ['empty', () => ''],
    ['that is not base64url', () => '%00'],
    ['of another service', () => cursors(Buffer.alloc(32, 2)).seal({ sk: 'x' }, scope)],
  ])('A16: %s is rejected', async (_, made) => {
    expect(await refused(`page[after]=${made()}`)).toEqual(invalid('page[after]'));
  });

  test('C029: is replaced in the link to the next page, which keeps every other parameter', () => {
    const query = parametersOf('filter[severity]=info&page[size]=2&page[after]=old&utm=1');
    const link = new URL(nextLink('/api/v1/things', query, 'new'), 'https://hub.test');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      'filter[severity]': 'info',
      'page[size]': '2',
      utm: '1',
      'page[after]': 'new',
    });
  });
});

describe('filters, sort order and other parameters', () => {
  test('C032 C250: a filter is parsed, and has its default if it is absent', async () => {
    expect((await read('')).filter).toEqual({ status: 'open' });
    expect((await read('filter[severity]=critical')).filter).toEqual({ status: 'open', severity: 'critical' });
  });

  test('C252 C264: an unknown value of a filter returns 422 at the parameter', async () => {
    expect(await refused('filter[status]=resolved')).toEqual(invalid('filter[status]'));
    expect(await refused('filter[severity]=fatal&page[size]=0')).toEqual(invalid('filter[severity]', 'page[size]'));
    expect(await refused('filter[severity]=')).toEqual(invalid('filter[severity]'));
  });

  test.each([
    'filter[other]',
    'filter[Status]',
    'filter[constructor]',
    'filter[__proto__]',
    'filter[toString]',
    'include',
  ])('A17: %s returns 400', async (name) => {
    expect(await refused(`${name}=1`)).toEqual(unsupported(name));
  });

  test('A17: sort returns 400 on a route without sorting; other unknown names are ignored, even twice', async () => {
    expect(await refused('sort=name', list())).toEqual(unsupported('sort'));
    expect(await refused('sort=name', parameters())).toEqual(unsupported('sort'));
    expect((await read('fields[things]=a&utm=1&utm=2&constructor=1&page[x]=1')).page.limit).toBe(50);
  });

  test('C033 C034: a field sorts ascending, with a minus descending', async () => {
    expect((await read('sort=created_at')).sort).toEqual({ field: 'created_at', descending: false });
    expect((await read('sort=-name')).sort).toEqual({ field: 'name', descending: true });
    expect((await read('')).sort).toBeUndefined();
  });

  test.each(['sort=', 'sort=-', 'sort=--name', 'sort=email', 'sort=name,created_at', 'sort=constructor'])(
    '%s returns 400',
    async (query) => {
      expect(await refused(query)).toEqual(unsupported('sort'));
    },
  );

  test('a field that sorts in descending order only is known by that name alone', async () => {
    const descending = list({ sort: ['-published_at'] });
    expect((await read('sort=-published_at', descending)).sort).toEqual({ field: 'published_at', descending: true });
    for (const sort of ['published_at', '--published_at', '---published_at'])
      expect([sort, await refused(`sort=${sort}`, descending)]).toEqual([sort, unsupported('sort')]);
  });

  test('a known parameter is allowed once', async () => {
    expect(await refused('page[size]=1&page%5Bsize%5D=2')).toEqual(invalid('page[size]'));
    expect(await refused('filter[status]=open&filter[status]=open')).toEqual(invalid('filter[status]'));
    expect(await refused('q=a&sort=name&q=b&sort=name')).toEqual(invalid('q', 'sort'));
  });

  test('other parameters are read by their own name', async () => {
    expect((await read('q=abc')).params).toEqual({ q: 'abc' });
    expect(await refused('q=abcdef')).toEqual(invalid('q'));
    expect(await refused('q=')).toEqual(invalid('q'));
  });

  test('a query string with invalid escapes is accepted', async () => {
    expect((await read('%zz=%&&=&%ff')).page.limit).toBe(50);
  });

  test('C109: the detail array names the parameter as it was sent, on request', async () => {
    const refusal = await refusalOf(() => readQuery('page[size]=0', alerts, scope, async () => sealed, true));
    expect(refusal.details).toEqual([
      { loc: ['query', 'page[size]'], msg: expect.any(String), type: 'out_of_range', ctx: {}, input: '0' },
    ]);
  });
});

describe('an error says what exists', () => {
  const refusalFor = async (query: string, spec?: QuerySpec) => {
    const [error] = (await refusalOf(() => ask(query, spec))).errors;
    return [error?.detail, error?.meta];
  };

  test('an unknown filter', async () => {
    const filters = ['filter[status]', 'filter[severity]'];
    expect(await refusalFor('filter[statsu]=open')).toEqual([
      'This operation does not have this filter. Supported: `filter[status]`, `filter[severity]`. Did you mean `filter[status]`?',
      { supported: filters },
    ]);
    for (const name of ['filter[color]', 'filter', 'filter[]', 'filter[status][x]', 'filter[constructor]'])
      expect(await refusalFor(`${name}=1`), name).toEqual([
        expect.stringContaining('Supported: `filter[status]`, `filter[severity]`.'),
        { supported: filters },
      ]);
    expect(await refusalFor('filter[x]=1', list())).toEqual([
      'This operation does not have this filter. This operation has no filters.',
      undefined,
    ]);
  });

  test('with the filter that is like it, and none if none is', async () => {
    const spec = list({
      filter: { to: z.string().optional(), field: z.record(z.string(), z.string()).optional() },
      keyed: ['field'],
    });
    const hint = async (query: string) =>
      String((await refusalFor(query, spec))[0])
        .split('. ')
        .slice(2)
        .join();
    expect(await hint('filter[feild][city]=Bern')).toBe('Did you mean `filter[field][city]`?');
    expect(await hint('filter[nope]=1')).toBe('');
    expect(await hint('filter[no][a]=1')).toBe('');
  });

  test('an unknown sort order, or one in a direction that does not exist', async () => {
    expect(await refusalFor('sort=age')).toEqual([
      'This operation does not have this sort order. Supported: `name`, `-name`, `created_at`, `-created_at`.',
      { supported: ['name', '-name', 'created_at', '-created_at'] },
    ]);
    expect(await refusalFor('sort=score', list({ sort: ['-score'] }))).toEqual([
      'This operation does not have this sort order. Supported: `-score`.',
      { supported: ['-score'] },
    ]);
    expect(await refusalFor('sort=name', list())).toEqual(['This operation cannot be sorted.', undefined]);
  });

  test('a parameter of JSON:API that the operation does not have', async () => {
    expect(await refusalFor('include=author')).toEqual(['This operation does not support `include`.', undefined]);
    expect(await refusalFor('page=2')).toEqual([
      'This operation does not support this form of `page`. Did you mean `page[after]`?',
      undefined,
    ]);
    expect(await refusalFor('page[size=2')).toEqual([
      'This operation does not support this form of `page`. Did you mean `page[size]`?',
      undefined,
    ]);
  });
});

describe('an unknown parameter is named', () => {
  const ignoredIn = async (query: string, spec?: QuerySpec) => (await read(query, spec)).ignored;

  test.each([
    ['limit=5', ['limit: did you mean `page[size]`?']],
    ['per_page=5', ['per_page: did you mean `page[size]`?']],
    ['pageSize=5', ['pageSize: did you mean `page[size]`?']],
    ['page[limit]=5', ['page[limit]: did you mean `page[size]`?']],
    ['page[sise]=5', ['page[sise]: did you mean `page[size]`?']],
    ['page[cursor]=abc', ['page[cursor]: did you mean `page[after]`?']],
    ['page[aftr]=abc', ['page[aftr]: did you mean `page[after]`?']],
    ['offset=50', ['offset: did you mean `page[after]`?']],
    ['cursor=50&after=1', ['cursor: did you mean `page[after]`?', 'after: did you mean `page[after]`?']],
    ['status=open', ['status: did you mean `filter[status]`?']],
    ['sort_by=name', ['sort_by: did you mean `sort`?']],
    ['Q=a', ['Q: did you mean `q`?']],
    ['utm_source=x', ['utm_source']],
    ['fields[things]=name', ['fields[things]']],
    ['constructor=1&toString=2', ['constructor', 'toString']],
  ])('%s', async (query, ignored) => {
    expect(await ignoredIn(query)).toEqual(ignored);
  });

  test('with no suggestion of a parameter that the route does not have', async () => {
    expect(await ignoredIn('limit=5&offset=1', parameters())).toEqual(['limit', 'offset']);
    expect(await ignoredIn('page[size]=5', parameters())).toEqual(['page[size]']);
  });

  test('once for each name, up to a hundred, and never longer than a hundred characters', async () => {
    expect(await ignoredIn('x=1&x=2')).toEqual(['x']);
    const many = Array.from({ length: 150 }, (_, index) => `unknown_number_${index}=1`).join('&');
    expect(await ignoredIn(many)).toHaveLength(100);
    expect((await ignoredIn(`${'z'.repeat(5_000)}=1`))?.[0]).toHaveLength(100);
  });

  test('and nothing is reported without one', async () => {
    expect(await read('q=a&page[size]=2&sort=-name&filter[severity]=info')).not.toHaveProperty('ignored');
  });
});
