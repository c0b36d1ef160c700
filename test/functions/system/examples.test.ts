import { describe, expect, it } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { description, readExamples } from '../../../infra/description.ts';
import type { Route } from '../../../shared/api/route.ts';
import { operationId } from '../../../shared/platform/http/openapi/names.ts';
import { canonicalPath } from '../../../shared/platform/http/paths.ts';
import { type Description, differences } from '../../support/description-differences.ts';
import { EXCEPTIONS, ONE_ANSWER } from './examples/exceptions.ts';
import { KEY, normalized } from './examples/normalized.ts';

const HINT = 'the routes have changed; collect the examples again with `npm run examples`';

interface Content {
  readonly content?: Readonly<Record<string, { readonly example?: unknown; readonly schema?: Schema }>>;
}
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Documented {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
}

const document = JSON.parse(JSON.stringify(description())) as Description;
const routes = groups.flatMap((group) => group.routes);
const byOperation = new Map(routes.map((route) => [operationId(route), route]));
const examples = readExamples();
const documentedOf = (route: Route) => document.paths[canonicalPath(route)]?.[route.method.toLowerCase()];
const documented = routes
  .map((route) => ({ operation: operationId(route), route }))
  .filter(({ operation }) => !(operation in EXCEPTIONS));

const cases = documented.flatMap((one) =>
  [one.route.status ?? 200, one.route.alternativeStatus].flatMap((status, nth) =>
    status === undefined || (nth === 1 && one.operation in ONE_ANSWER) ? [] : [{ ...one, status }],
  ),
);

describe('an operation', () => {
  it.each(cases)(
    '$operation has an example of its $status response that matches the description',
    async ({ operation, route, status }) => {
      const example = examples[operation];
      const recorded = [example, example?.other].find((one) => one?.status === status);
      expect(recorded, HINT).toBeDefined();
      const { body } = recorded ?? {};
      const described = documentedOf(route);
      const type = Object.keys(described?.responses[status]?.content ?? {})[0] ?? '';
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const headers = { 'content-type': type };
      const response = new Response(type ? text : null, { status, ...(type && { headers }) });
      expect(await differences(document, described, response), HINT).toEqual([]);
      if (type) expect(described?.responses[status]?.content?.[type], HINT).toMatchObject({ example: body });
    },
  );

  const sent = documented.filter(({ route }) => route.body);
  it.each(sent)('$operation has a request example that its schema accepts', ({ operation, route }) => {
    const { request } = examples[operation] ?? {};
    const [content] = Object.values((documentedOf(route) as unknown as Documented).requestBody?.content ?? {});
    expect(content?.example, HINT).toEqual(request);
    const { body } = route;
    const data = (request as { readonly data?: { readonly type: string; readonly attributes: object } }).data;
    if (data) expect([body?.type].flat(), HINT).toContain(data.type);
    expect(body?.schema.safeParse(data?.attributes ?? request).error?.issues ?? [], HINT).toEqual([]);
  });

  const withText = sent.flatMap(({ operation, route: { body } }) =>
    body?.text ? [{ operation, body, ...body.text }] : [],
  );
  it.each(withText)('$operation has a $contentType example that its schema accepts', ({ body, example, read }) => {
    expect(body.schema.safeParse(read(example)).error?.issues ?? []).toEqual([]);
  });

  const lists = documented.filter(({ route }) => route.response.kind === 'many');
  it.each(lists)('$operation has an example list with at least one item', ({ operation }) => {
    const [first] = (examples[operation]?.body as { readonly data: readonly object[] } | undefined)?.data ?? [];
    expect(first, HINT).toBeDefined();
  });

  const withMeta = documented.filter(({ operation }) => {
    const { body } = examples[operation] ?? {};
    return typeof body === 'object' && body !== null && 'meta' in body;
  });
  it.each(withMeta)('$operation describes every field of its `meta`', ({ operation, route }) => {
    const { status, body } = examples[operation] ?? {};
    const { responses } = documentedOf(route) as unknown as Documented;
    const [content] = Object.values(responses[String(status)]?.content ?? {});
    const described = Object.keys(content?.schema?.properties?.meta?.properties ?? {});
    const metaFields = Object.keys((body as { readonly meta: object }).meta);
    expect(described, 'withMeta(…) declares its fields').toEqual(expect.arrayContaining(metaFields));
  });

  it('without an example is listed with a reason', () => {
    for (const operation of Object.keys({ ...EXCEPTIONS, ...ONE_ANSWER }))
      expect(byOperation.has(operation), operation).toBe(true);
    for (const operation of Object.keys(examples))
      expect(byOperation.has(operation), `${operation}: ${HINT}`).toBe(true);
    expect(Object.keys(examples).filter((operation) => operation in EXCEPTIONS)).toEqual([]);
  });
});

describe('the examples', () => {
  const text = JSON.stringify(examples);

  it('contain no secret', () => {
    expect(text.match(/svc_sk_live_[\w-]+/g)?.filter((key) => !KEY.startsWith(key))).toEqual([]);
    expect(text).not.toMatch(/eyJ[\w-]+\.eyJ[\w-]{20,}\./);
    expect(text).not.toMatch(/X-Amz-Signature=(?!SIGNATURE)/);
    expect(text).not.toMatch(/whsec_[\w+/]{20,}/);
    expect(text.match(/(?<![\w./-])[A-Za-z0-9_-]{43,}(?![\w.])/g) ?? []).toEqual([]);
  });

  it('have the receipt of each payment, which the provider reports after the payment', () => {
    const receipts = text.match(/"receipt_url":(null|"https:)/g);
    expect(new Set(receipts)).toEqual(new Set(['"receipt_url":"https:']));
  });

  it('contain no local address', () => {
    expect(text).not.toMatch(/127\.0\.0\.1|localhost|_local/);
  });
});

describe('a normalized response', () => {
  const now = Date.parse('2027-05-05T05:05:05.000Z');
  const [one, other] = ['019a0000-0000-7000-8000-00000000000a', '019a0000-0000-7000-8000-00000000000b'];

  it('replaces each id by a stable id, numbered from one', () => {
    const result = normalized({ id: other, links: { self: `/things/${other}/parts/${one}` } }, now);
    const [first, second] = ['0199d3a0-0000-7000-8000-000000000001', '0199d3a0-0000-7000-8000-000000000002'];
    expect(result).toEqual({ id: first, links: { self: `/things/${first}/parts/${second}` } });
  });

  it.each([
    ['2027-05-05T05:05:04.123Z', '2026-03-01T09:00:00.000Z', 'a moment ago'],
    ['2027-05-04T05:04:00Z', '2026-02-28T09:00:00.000Z', 'a day ago'],
    ['2027-05-05T05:19:30Z', '2026-03-01T09:15:00.000Z', 'in a quarter of an hour'],
    ['2027-05-06T05:04:05Z', '2026-03-02T09:00:00.000Z', 'tomorrow'],
    ['2027-05-12T07:04:59Z', '2026-03-08T11:00:00.000Z', 'in a week and two hours'],
    ['2027-06-05T05:05:05Z', '2026-04-01T09:00:00.000Z', 'in a month of 31 days'],
    ['2027-06-02T05:05:05Z', '2026-04-01T09:00:00.000Z', 'in a month of 28 days'],
    ['20270505T050500Z', '20260301T090000Z', 'now, in basic format'],
    ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'the distant past'],
    ['2100-01-01T00:00:00Z', '2100-01-01T00:00:00Z', 'the far future'],
    ['2027-05-05', '2027-05-05', 'a date without a time'],
  ])('normalizes the time %s to %s (%s)', (time, expected) => {
    expect(normalized(time, now)).toBe(expected);
  });

  it('sorts the keys inside attributes', () => {
    const result = [
      { data: { attributes: { z: { b: 1, a: 2 }, a: 3 } } },
      { data: { attributes: { z: { a: 2, b: 1 }, a: 3 } } },
    ].map((response) => JSON.stringify(normalized(response, now)));
    expect(new Set(result)).toEqual(new Set(['{"data":{"attributes":{"z":{"a":2,"b":1},"a":3}}}']));
  });

  it('does not change when it is normalized again', () => {
    const result = normalized(
      { token: 'a'.repeat(50), id: one, at: '2027-05-05T05:05:05.000Z', n: [1, null, true] },
      now,
    );
    expect(normalized(result, Date.parse('2026-03-01T09:00:00.000Z'))).toEqual(result);
    expect(JSON.stringify(result)).not.toContain('aaaa');
  });
});
