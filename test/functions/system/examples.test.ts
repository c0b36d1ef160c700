import { describe, expect, it } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { description, readExamples } from '../../../infra/description.ts';
import type { Route } from '../../../shared/api/route.ts';
import { operationId } from '../../../shared/platform/http/openapi/names.ts';
import { canonicalPath } from '../../../shared/platform/http/paths.ts';
import { type Description, differences } from '../../support/description-differences.ts';
import { EXCEPTIONS, ONE_ANSWER } from './examples/exceptions.ts';
import { KEY, steady } from './examples/steady.ts';

const HINT = 'the routes have changed since: collect the examples again with `npm run examples`';

interface Content {
  readonly content?: Readonly<Record<string, { readonly example?: unknown; readonly schema?: Schema }>>;
}
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Shown {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
}

const document = JSON.parse(JSON.stringify(description())) as Description;
const routes = groups.flatMap((group) => group.routes);
const byOperation = new Map(routes.map((route) => [operationId(route), route]));
const examples = readExamples();
const shownOf = (route: Route) => document.paths[canonicalPath(route)]?.[route.method.toLowerCase()];
const shown = routes
  .map((route) => ({ operation: operationId(route), route }))
  .filter(({ operation }) => !(operation in EXCEPTIONS));

const answers = shown.flatMap((one) =>
  [one.route.status ?? 200, one.route.alternativeStatus].flatMap((status, nth) =>
    status === undefined || (nth === 1 && one.operation in ONE_ANSWER) ? [] : [{ ...one, status }],
  ),
);

describe('an operation', () => {
  it.each(answers)('$operation shows a $status that is as it is described', async ({ operation, route, status }) => {
    const example = examples[operation];
    const answer = [example, example?.other].find((one) => one?.status === status);
    expect(answer, HINT).toBeDefined();
    const { body } = answer ?? {};
    const described = shownOf(route);
    const type = Object.keys(described?.responses[status]?.content ?? {})[0] ?? '';
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type };
    const response = new Response(type ? text : null, { status, ...(type && { headers }) });
    expect(await differences(document, described, response), HINT).toEqual([]);
    if (type) expect(described?.responses[status]?.content?.[type], HINT).toMatchObject({ example: body });
  });

  const sent = shown.filter(({ route }) => route.body);
  it.each(sent)('$operation shows a body that its schema takes', ({ operation, route }) => {
    const { request } = examples[operation] ?? {};
    const [content] = Object.values((shownOf(route) as unknown as Shown).requestBody?.content ?? {});
    expect(content?.example, HINT).toEqual(request);
    const { body } = route;
    const data = (request as { readonly data?: { readonly type: string; readonly attributes: object } }).data;
    if (data) expect([body?.type].flat(), HINT).toContain(data.type);
    expect(body?.schema.safeParse(data?.attributes ?? request).error?.issues ?? [], HINT).toEqual([]);
  });

  const texted = sent.flatMap(({ operation, route: { body } }) =>
    body?.text ? [{ operation, body, ...body.text }] : [],
  );
  it.each(texted)('$operation shows a $contentType that its schema takes', ({ body, example, read }) => {
    expect(body.schema.safeParse(read(example)).error?.issues ?? []).toEqual([]);
  });

  const lists = shown.filter(({ route }) => route.response.kind === 'many');
  it.each(lists)('$operation shows a list with something in it', ({ operation }) => {
    const [first] = (examples[operation]?.body as { readonly data: readonly object[] } | undefined)?.data ?? [];
    expect(first, HINT).toBeDefined();
  });

  const telling = shown.filter(({ operation }) => {
    const { body } = examples[operation] ?? {};
    return typeof body === 'object' && body !== null && 'meta' in body;
  });
  it.each(telling)('$operation describes all that its `meta` tells', ({ operation, route }) => {
    const { status, body } = examples[operation] ?? {};
    const { responses } = shownOf(route) as unknown as Shown;
    const [content] = Object.values(responses[String(status)]?.content ?? {});
    const described = Object.keys(content?.schema?.properties?.meta?.properties ?? {});
    const told = Object.keys((body as { readonly meta: object }).meta);
    expect(described, 'withMeta(…) says what stands in it').toEqual(expect.arrayContaining(told));
  });

  it('that shows nothing is known, and why', () => {
    for (const operation of Object.keys({ ...EXCEPTIONS, ...ONE_ANSWER }))
      expect(byOperation.has(operation), operation).toBe(true);
    for (const operation of Object.keys(examples))
      expect(byOperation.has(operation), `${operation}: ${HINT}`).toBe(true);
    expect(Object.keys(examples).filter((operation) => operation in EXCEPTIONS)).toEqual([]);
  });
});

describe('an example', () => {
  const text = JSON.stringify(examples);

  it('has nothing in it that opens anything', () => {
    expect(text.match(/svc_sk_live_[\w-]+/g)?.filter((key) => !KEY.startsWith(key))).toEqual([]);
    expect(text).not.toMatch(/eyJ[\w-]+\.eyJ[\w-]{20,}\./);
    expect(text).not.toMatch(/X-Amz-Signature=(?!SIGNATURE)/);
    expect(text).not.toMatch(/whsec_[\w+/]{20,}/);
    expect(text.match(/(?<![\w./-])[A-Za-z0-9_-]{43,}(?![\w.])/g) ?? []).toEqual([]);
  });

  it('leads to no machine', () => {
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|_local/);
  });
});

describe('what is kept of an answer', () => {
  const now = Date.parse('2027-05-05T05:05:05.000Z');
  const [one, other] = ['019a0000-0000-7000-8000-00000000000a', '019a0000-0000-7000-8000-00000000000b'];

  it('names the same by the same id, and counts ids from one', () => {
    const kept = steady({ id: other, links: { self: `/things/${other}/parts/${one}` } }, now);
    const [first, second] = ['0199d3a0-0000-7000-8000-000000000001', '0199d3a0-0000-7000-8000-000000000002'];
    expect(kept).toEqual({ id: first, links: { self: `/things/${first}/parts/${second}` } });
  });

  it.each([
    ['2027-05-05T05:05:04.123Z', '2026-03-01T09:00:00.000Z', 'a moment ago'],
    ['2027-05-04T05:04:00Z', '2026-02-28T09:00:00.000Z', 'a day ago'],
    ['2027-05-05T05:19:30Z', '2026-03-01T09:15:00.000Z', 'in a quarter of an hour'],
    ['2027-05-06T05:04:05Z', '2026-03-02T09:00:00.000Z', 'tomorrow'],
    ['2027-05-12T07:04:59Z', '2026-03-08T11:00:00.000Z', 'in a week and two hours'],
    ['2027-06-05T05:05:05Z', '2026-04-01T09:00:00.000Z', 'in a month of 31 days'],
    ['2027-06-02T05:05:05Z', '2026-04-01T09:00:00.000Z', 'in a month of 28 days'],
    ['20270505T050500Z', '20260301T090000Z', 'now, as calendars write it'],
    ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'long past'],
    ['2100-01-01T00:00:00Z', '2100-01-01T00:00:00Z', 'far away'],
    ['2027-05-05', '2027-05-05', 'a day without a time'],
  ])('stands still in time: %s is %s, %s', (time, expected) => {
    expect(steady(time, now)).toBe(expected);
  });

  it('is the same whatever order the store has for what stands in an attribute', () => {
    const kept = [
      { data: { attributes: { z: { b: 1, a: 2 }, a: 3 } } },
      { data: { attributes: { z: { a: 2, b: 1 }, a: 3 } } },
    ].map((document) => JSON.stringify(steady(document, now)));
    expect(new Set(kept)).toEqual(new Set(['{"data":{"attributes":{"z":{"a":2,"b":1},"a":3}}}']));
  });

  it('is the same when it is kept again', () => {
    const kept = steady({ token: 'a'.repeat(50), id: one, at: '2027-05-05T05:05:05.000Z', n: [1, null, true] }, now);
    expect(steady(kept, Date.parse('2026-03-01T09:00:00.000Z'))).toEqual(kept);
    expect(JSON.stringify(kept)).not.toContain('aaaa');
  });
});
