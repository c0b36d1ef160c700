import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { NODE_KINDS } from '../../../shared/downstream/automations/nodes/registry.ts';
import { everyRoute } from './support/routes.ts';

type Inner = z.core.$ZodType & { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } };

interface Text {
  readonly at: string;
  readonly schema: z.ZodString;
}

const isSchema = (value: unknown): value is Inner => typeof value === 'object' && value !== null && '_zod' in value;

/** Every string schema inside a schema, with its path. */
const textsIn = (schema: Inner, at: string, seen: ReadonlySet<unknown> = new Set()): readonly Text[] => {
  if (seen.has(schema)) return [];
  const inside = new Set([...seen, schema]);
  const { def } = schema._zod;
  if (def.type === 'string') return [{ at, schema: schema as unknown as z.ZodString }];
  return Object.entries(def).flatMap(([name, value]) => {
    if (isSchema(value)) return textsIn(value, at, inside);
    if (typeof value !== 'object' || value === null || name === 'checks') return [];
    return Object.entries(value).flatMap(([key, one]) =>
      isSchema(one) ? textsIn(one, name === 'shape' ? `${at}.${key}` : at, inside) : [],
    );
  });
};

const texts = [
  ...everyRoute.flatMap(({ method, path, body }) =>
    body ? textsIn(body.schema as unknown as Inner, `${method} ${path} `) : [],
  ),
  ...NODE_KINDS.flatMap(({ type, data }) => textsIn(data as unknown as Inner, `node ${type} `)),
];

/** Required strings that nobody reads as a text, by the last part of their path. */
const KEYS: ReadonlySet<string> = new Set([
  'token',
  'code',
  'refresh_token',
  'password',
  'current_password',
  'email',
  'slug',
  'team_id',
  'option_id',
  'id',
  'hub_id',
  'payment_id',
  'coupon_code',
  'entry_node_id',
  'next',
  'next_if_true',
  'next_if_false',
  'next_on_timeout',
  'claims',
  'scopes',
  'url',
]);

/** One character of each kind of blank: spaces, controls, fillers, joiners, selectors, tags, marks and blank symbols. */
const BLANK = [
  '\u200b',
  '\u200d',
  '\u200f',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u1160',
  '\u17b4',
  '\u180b',
  '\u180e',
  '\u2060',
  '\u2062',
  '\u206a',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\uffa0',
  '\ufff9',
  '\ufffc',
  '\u0301',
  '\u0488',
  '\u{1d159}',
  '\u{1d173}',
  '\u{1bca0}',
  '\u{13441}',
  '\u{e0041}',
  '\u{e0100}',
  '\u{e000}',
  '\u200b \u3164\u200b',
];

const SEEN = ['Ada', '1', '!', '漢', 'می\u200cخواهم', '👩‍👩‍👧', '❤️', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '\u{1f6d9}'];

const accepts = ({ schema }: Text, text: string): boolean => schema.safeParse(text).success;
const nameOf = ({ at }: Text): string => at.split(/[ .]/).at(-1) ?? '';
/** Strings that must not be empty and may contain any character. */
const required = texts.filter((text) => !accepts(text, '') && accepts(text, 'Ада') && !KEYS.has(nameOf(text)));
const byPath = new Map(required.map((text) => [text.at, text]));

describe('a required text has a visible character', () => {
  test('the required texts are found', () => {
    expect(byPath.size).toBeGreaterThan(40);
    for (const name of [
      'name',
      'title',
      'label',
      'options',
      'body',
      'message',
      'subject',
      'bio',
      'headline',
      'filename',
    ])
      expect(required.map(nameOf)).toContain(name);
  });

  test.each([...byPath])('%s', (_, text) => {
    expect(BLANK.filter((blank) => accepts(text, blank))).toEqual([]);
    expect(SEEN.filter((seen) => !accepts(text, seen))).toEqual([]);
  });
});
