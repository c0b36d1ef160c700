import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Route } from '../../../shared/api/route.ts';
import type { BodySpec } from '../../../shared/platform/http/body.ts';
import { useWorld } from '../../support/use-world.ts';
import { namedBy, outcome } from './support/refused.ts';
import { everyRoute } from './support/routes.ts';
import { documentOf, type Form, formsOf, pointerTo, sampleOf, typeOf } from './support/sample-body.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

type Case = readonly [string, Form, Route, BodySpec];
const cases = everyRoute.flatMap((route): readonly Case[] => {
  const { body } = route;
  return body ? formsOf(body).map((form) => [`${route.method} ${route.path}`, form, route, body]) : [];
});
const json = cases.filter(([, form]) => form !== 'urlencoded');
const enveloped = cases.filter(([, form]) => form === 'envelope');

const send = (route: Route, body: unknown, headers: Record<string, string> = {}) => {
  const call = requestOf(world, route, route.caller.kinds[0] ?? 'user');
  return world.call({ ...call, body, headers: { ...call.headers, ...headers } });
};
const sample = (spec: BodySpec) => sampleOf(spec, world.ours.ids);

/** One value of each JSON kind; a route must reject each that the schema of a field rejects. */
const KINDS: readonly unknown[] = [{ wrong: [] }, 7.5, 'x\u0000', true, [[]], ''];

/** What decides how a body is parsed, before its own schema: routes that declare the same are parsed by the same code. */
const PARSING = {
  form: ({ form }) => form,
  type: () => undefined,
  schema: () => undefined,
  typing: ({ typing }) => typing,
  strict: ({ strict }) => strict,
  text: ({ text }) => text?.contentType,
  unsupported: ({ unsupported }) => unsupported,
  maxBytes: ({ maxBytes }) => maxBytes,
  isOptional: ({ isOptional }) => isOptional,
  maxItems: ({ maxItems }) => maxItems,
} satisfies Record<keyof BodySpec, (spec: BodySpec) => unknown>;

/** The first case of each way to parse a body. */
const representatives: ReadonlySet<Case> = new Set(
  json
    .toReversed()
    .reduce(
      (found, one) => found.set(JSON.stringify([one[1], ...Object.values(PARSING).map((of) => of(one[3]))]), one),
      new Map<string, Case>(),
    )
    .values(),
);

describe('A23 C104: a body that is not a well-formed JSON object returns 422 at the document, without a code', () => {
  test.each(json)('%s, %s', async (_, __, route) => {
    const answered = await send(route, '{');
    expect(outcome(answered)).toBe('422');
    expect(namedBy(answered)).toEqual(['']);
  });

  test.each([...representatives])(
    'however it is malformed, and 413 if it is too large: %s, %s',
    async (_, __, route) => {
      const bad = [
        ...(route.body?.isOptional ? [] : ['']),
        'null',
        '[]',
        '7',
        '{"a":1,"a":2}',
        '"\\ud800"',
        `{"a":${'['.repeat(33)}${']'.repeat(33)}}`,
      ];
      for (const body of [...bad, Buffer.from([0x22, 0xff, 0x22])]) {
        const answered = await send(route, body);
        expect(outcome(answered)).toBe('422');
        expect(namedBy(answered)).toEqual(['']);
      }
      const maxBytes = route.body?.maxBytes ?? 1024 * 1024;
      expect(outcome(await send(route, JSON.stringify({ a: 'x'.repeat(maxBytes) })))).toBe('413 payload_too_large');
    },
  );
});

describe('A21: a body of another media type returns 415', () => {
  test.each(cases)('%s, %s', async (_, form, route, spec) => {
    const types = form === 'urlencoded' ? ['application/json'] : ['text/plain', 'application/vnd.api+json; ext="x"'];
    for (const type of types) {
      const body = documentOf(spec, form, { token: 'x', ...sample(spec) });
      expect(outcome(await send(route, body, { 'content-type': type }))).toBe('415 unsupported_media_type');
    }
  });
});

describe('A26: a wrong data.type returns 422 at its pointer, with any attributes', () => {
  test.each(enveloped)('%s, %s', async (_, form, route, spec) => {
    const wrong = spec.typing === 'any' ? [7, null, {}] : ['wrong', '', `${spec.type}s`, 7];
    for (const type of wrong) {
      const answered = await send(route, documentOf(spec, form, sample(spec), type));
      expect(outcome(answered)).toBe('422');
      expect(namedBy(answered)).toEqual(['/data/type']);
    }
    for (const data of [null, [], 'x', 7, ...(spec.isOptional ? [] : [undefined])])
      expect(namedBy(await send(route, { data, ...(spec.form === 'either' && { data: data ?? null }) }))).toEqual([
        '/data',
      ]);
  });
});

/** The required fields of a body. */
const requiredOf = ({ schema }: BodySpec): readonly string[] => {
  const parsed = z.safeParse(schema, {});
  return parsed.success ? [] : parsed.error.issues.flatMap(({ path }) => path.map(String));
};

describe('C105: 422 names every missing required field', () => {
  test.each(json.filter(([, , , spec]) => requiredOf(spec).length > 0))('%s, %s', async (_, form, route, spec) => {
    const required = requiredOf(spec);
    const answered = await send(route, documentOf(spec, form, {}));
    const pointers = namedBy(answered);
    expect(outcome(answered)).toBe('422');
    for (const field of required) expect(pointers).toContain(pointerTo(form, field));
  });
});

/** Whether the schema accepts this value for the field itself. */
const accepts = (spec: BodySpec, field: string, value: unknown): boolean => {
  const parsed = z.safeParse(spec.schema, { ...sample(spec), [field]: value });
  return parsed.success || !parsed.error.issues.some(({ path }) => path[0] === field);
};

/** The values that the schema rejects for a field: the second form of a body has the same schema, so one is enough. */
const rejectedFor = (spec: BodySpec, form: Form, field: string): readonly unknown[] => {
  const rejected = [undefined, null, ...KINDS].filter((value) => !accepts(spec, field, value));
  return form === formsOf(spec)[0] ? rejected : rejected.slice(-1);
};

describe('C079 C082 C100–C103: null for a non-nullable field, none and a value of another kind return 422 at the field, with the rule and in words of the service', () => {
  test.each(json)('%s, %s', async (_, form, route, spec) => {
    for (const field of Object.keys(spec.schema.shape))
      for (const value of rejectedFor(spec, form, field)) {
        const answered = await send(route, documentOf(spec, form, { ...sample(spec), [field]: value }));
        expect(`${field}: ${outcome(answered)}`).toBe(`${field}: 422`);
        const at = pointerTo(form, field);
        expect(namedBy(answered).some((pointers) => pointers === at || pointers.startsWith(`${at}/`))).toBe(true);
        for (const { detail, meta } of answered.body.errors as { detail: string; meta: { rule?: string } }[]) {
          expect(detail).not.toMatch(
            /^Invalid (input|option|key|element|[A-Za-z-]+)$|^Invalid .*: |, received |^Too (small|big)|^Unrecognized|^$/,
          );
          expect(meta.rule).toMatch(/^[a-z_]+$/);
        }
      }
  });
});

/** The nullable fields of a body, regardless of other fields. */
const nullableOf = ({ schema }: BodySpec): readonly string[] =>
  Object.keys(schema.shape).filter((field) => z.safeParse(schema.shape[field] ?? z.never(), null).success);

describe('C078: null is accepted for nullable fields', () => {
  test.each(json.filter(([, , , spec]) => nullableOf(spec).length > 0))('%s, %s', async (_, form, route, spec) => {
    for (const field of nullableOf(spec)) {
      if (!accepts(spec, field, null)) continue;
      const answered = await send(route, documentOf(spec, form, { ...sample(spec), [field]: null }));
      expect(namedBy(answered)).not.toContain(pointerTo(form, field));
    }
  });
});

describe('A24: an unknown property is rejected on strict routes and ignored on all others', () => {
  test.each(json)('%s, %s', async (_, form, route, spec) => {
    for (const name of ['unknown_property', '__proto__', 'constructor']) {
      const values = JSON.parse(JSON.stringify(sample(spec)).replace(/^\{/, `{"${name}":1,`).replace(/,\}$/, '}'));
      const answered = await send(route, documentOf(spec, form, values));
      if (spec.strict) expect(namedBy(answered)).toEqual([pointerTo(form, name)]);
      else expect(namedBy(answered)).not.toContain(pointerTo(form, name));
    }
  });
});

describe('an unknown property is named in meta.ignored, or refused at its pointer with strict handling', () => {
  test.each(json)('%s, %s', async (_, form, route, spec) => {
    const values = { ...sample(spec), unknown_property: 1 };
    const pointer = pointerTo(form, 'unknown_property');
    const strict = await send(route, documentOf(spec, form, values), { prefer: 'handling=strict' });
    expect([strict.status, strict.headers['Preference-Applied']]).toEqual([422, 'handling=strict']);
    expect(namedBy(strict)).toEqual([pointer]);
    expect(strict.body.errors).toMatchObject([{ meta: { rule: 'unknown' } }]);
    const answered = await send(route, documentOf(spec, form, values));
    expect(answered.headers['Preference-Applied']).toBeUndefined();
    if (answered.status < 300 && route.response.kind !== 'plain' && route.response.kind !== 'empty' && !spec.strict)
      expect(answered.body.meta).toMatchObject({ ignored: [pointer] });
  });
});

/** Members of documents and resources (JSON:API): an attribute with such a name cannot be recognized outside its place. */
const RESERVED = ['data', 'jsonapi', 'meta', 'links', 'type', 'id', 'attributes'];

describe('attributes in another place than the body reads are refused, so that no request succeeds and changes nothing', () => {
  const both = json.filter(([, form, , spec]) => form === 'flat' && spec.form === 'either');
  test.each(json.filter((one) => !both.includes(one)))('%s, %s', async (_, form, route, spec) => {
    const names = Object.keys(spec.schema.shape).filter((name) => !RESERVED.includes(name));
    if (spec.form === 'flat') {
      for (const data of [{ type: 'x', attributes: sample(spec) }, sample(spec), [{}]]) {
        const answered = await send(route, { data, unknown: 1 });
        expect(namedBy(answered)).toContain('/data');
        const detail = 'This operation takes no `data`. Send its attributes at the top level of the body.';
        expect(answered.body.errors).toContainEqual(expect.objectContaining({ detail }));
      }
    }
    const type = typeOf(spec) || 'x';
    const wrapped = { attributes: sample(spec) };
    const document = form === 'envelope' ? { data: { type, attributes: wrapped } } : wrapped;
    expect(namedBy(await send(route, document))).toContain(
      `${form === 'envelope' ? '/data/attributes' : ''}/attributes`,
    );
    if (form !== 'envelope') return;
    for (const name of names)
      for (const [document, at] of [
        [{ data: { type, [name]: 1 } }, `/data/${name}`],
        [{ data: { type, attributes: {} }, [name]: 1 }, `/${name}`],
      ] as const) {
        const answered = await send(route, document);
        expect(namedBy(answered)).toContain(at);
      }
  });
});

/** A sample body contains no proof of identity, so this route asks for it. */
const REAUTHENTICATION = '403 reauthentication_required';

describe('a valid body is accepted as text and as base64', () => {
  test.each(cases)('%s, %s', async (_, form, route, spec) => {
    const document = () => documentOf(spec, form, sample(spec));
    const text = (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body));
    for (const body of [document(), Buffer.from(text(document()))]) {
      const answered = await send(route, body);
      expect(answered.status).toBeLessThan(500);
      if (answered.status === 403) expect([route.path, outcome(answered)]).toEqual(['/me/password', REAUTHENTICATION]);
      expect([400, 406, 413, 415]).not.toContain(answered.status);
    }
  });
});
