import { describe, expect, it } from 'vitest';
import { groups } from '../../../functions/groups.ts';
import { description, readExamples } from '../../../infra/description.ts';
import { operationId } from '../../../shared/http/openapi/names.ts';
import { canonicalPath } from '../../../shared/http/paths.ts';
import { type Description, differences } from '../../support/described.ts';
import { steady } from './support/steady.ts';

const HINT = 'the routes have changed since: collect the examples again with `npm run examples`';

const document = JSON.parse(JSON.stringify(description())) as Description;
const routes = groups.flatMap((group) => group.routes);
const byOperation = new Map(routes.map((route) => [operationId(route), route]));
const examples = Object.entries(readExamples());

describe('an example', () => {
  it.each(examples)('of %s is as its operation is described', async (operation, { status, body }) => {
    const route = byOperation.get(operation);
    expect(route, HINT).toBeDefined();
    if (!route) return;
    const described = document.paths[canonicalPath(route)]?.[route.method.toLowerCase()];
    const type = Object.keys(described?.responses[status]?.content ?? {})[0] ?? '';
    const response = new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
    expect(await differences(document, described, response), HINT).toEqual([]);
    expect(described?.responses[status]?.content?.[type], HINT).toMatchObject({ example: body });
  });

  it('is there for nearly every operation that answers with a document', () => {
    const answering = routes.filter(
      ({ response }) => response.kind !== 'empty' && (response.kind !== 'plain' || /json/.test(response.contentType)),
    );
    expect(examples.length / answering.length, HINT).toBeGreaterThan(0.9);
  });

  it('has nothing in it that opens anything', () => {
    const text = JSON.stringify(examples);
    expect(
      text.match(/svc_sk_live_[\w-]{20,}/g)?.filter((key) => key !== 'svc_sk_live_ONLY-EVER-SHOWN-HERE') ?? [],
    ).toEqual([]);
    expect(text).not.toMatch(/eyJ[\w-]+\.eyJ[\w-]{20,}\./);
    expect(text).not.toMatch(/X-Amz-Signature=(?!SIGNATURE)/);
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

  it('stands still in time: what was now is the first of March, and a day later is a day later', () => {
    const kept = steady(['2027-05-05T05:05:04.123Z', '2027-05-06T05:05:05Z', '2027-05-05', 'text'], now);
    expect(kept).toEqual(['2026-03-01T09:00:00.000Z', '2026-03-02T09:00:00.000Z', '2027-05-05', 'text']);
  });

  it('is the same when it is kept again', () => {
    const kept = steady({ token: 'a'.repeat(50), id: one, at: '2027-05-05T05:05:05.000Z', n: [1, null, true] }, now);
    expect(steady(kept, Date.parse('2026-03-01T09:00:00.000Z'))).toEqual(kept);
    expect(JSON.stringify(kept)).not.toContain('aaaa');
  });
});
