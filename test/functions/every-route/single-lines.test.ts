import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { BodySpec } from '../../../shared/platform/http/body.ts';
import { outcome } from './support/refused.ts';
import { everyRoute } from './support/routes.ts';
import { sampleOf } from './support/sample-body.ts';
import { type RouteWorld, startRoutes } from './support/world.ts';

/** The fields that are displayed on a single line. */
const SINGLE_LINE: ReadonlySet<string> = new Set(['name', 'title', 'subject', 'label']);

interface Schema {
  readonly properties?: Readonly<Record<string, unknown>>;
}

const propertiesOf = ({ schema }: BodySpec): readonly string[] => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return Object.keys(properties);
};

const fields = everyRoute.flatMap(({ method, path, body }) =>
  body
    ? propertiesOf(body).flatMap((name) => (SINGLE_LINE.has(name) ? [[`${method} ${path}`, name, body] as const] : []))
    : [],
);

/** NUL, line breaks, a C1 control, line and paragraph separators, and bidirectional controls. */
const REFUSED = [
  '\0',
  '\r\n',
  '\n',
  '\t',
  '\u0085',
  '\u009b',
  '\u2028',
  '\u2029',
  '\u202e',
  '\u202a',
  '\u2066',
  '\u2069',
];

describe('a single-line field rejects control characters', () => {
  test('the single-line fields are found', () => {
    expect(fields.length).toBeGreaterThan(35);
  });

  test.each(fields)('%s: %s', (_, name, spec) => {
    const sample = sampleOf(spec, {});
    const issuesAt = (text: string) => {
      const { error } = z.safeParse(spec.schema, { ...sample, [name]: text });
      return (error?.issues ?? []).filter(({ path }) => path[0] === name);
    };
    for (const character of REFUSED)
      expect([character, issuesAt(`a${character}b`).length > 0]).toEqual([character, true]);
    for (const text of ['Zoë O’Neil 👩🏽‍🚀', 'שלום', 'مرحبا', 'नमस्ते']) expect(issuesAt(text)).toEqual([]);
  });
});

describe('over HTTP', () => {
  let world: RouteWorld;
  beforeAll(async () => {
    world = await startRoutes();
  });
  afterAll(() => world.stop());

  test('a member’s name with control characters returns 422 with a detail that says what to do', async () => {
    const body = { data: { type: 'contacts', attributes: { name: 'Ada\u202eadA' } } };
    const answered = await world.call({ method: 'PATCH', path: '/api/v1/me', token: world.ours.member.token, body });
    expect(outcome(answered)).toBe('422');
    expect(answered.body).toMatchObject({
      errors: [
        { detail: expect.stringContaining('single line of text'), source: { pointer: '/data/attributes/name' } },
      ],
    });
  });

  test('the body of a discussion keeps line breaks and tabs', async () => {
    const { ours } = world;
    const text = 'One\n\n\tTwo';
    const body = { data: { type: 'discussions', attributes: { title: 'A question', body: text } } };
    const path = `/api/v1/hubs/${ours.hub}/spaces/${ours.ids.space_id}/discussions`;
    const answered = await world.call({ method: 'POST', path, token: ours.member.token, body });
    expect([answered.status, answered.body]).toMatchObject([201, { data: { attributes: { body: text } } }]);
  });
});
