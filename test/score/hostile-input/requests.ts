import type { Route } from '../../../shared/api/route.ts';
import { fill } from '../../../shared/platform/http/paths.ts';
import { paramsOf } from '../../functions/every-route/support/routes.ts';
import { documentOf, formsOf, typeOf } from '../../functions/every-route/support/sample-body.ts';
import { type RouteWorld, requestOf, tokenOf } from '../../functions/every-route/support/world.ts';
import type { Call } from '../../support/service.ts';
import { corpusFiles } from '../support/corpora.ts';
import { jsonSchemaOf, samplesOf, type Values } from '../support/samples.ts';
import { breakagesOf, withStrings } from './breakages.ts';
import { jsonTexts } from './json-texts.ts';

/** A hostile request. */
export interface Hostile {
  /** Its kind and place. */
  readonly at: string;
  readonly call: Call;
  /** Whether success would be a defect: the body is not JSON. */
  readonly mustFail?: boolean;
}

const HEADERS = [
  'x-team-id',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'accept',
  'content-type',
  'authorization',
  'origin',
  'last-event-id',
  'user-agent',
  'traceparent',
  'x-forwarded-for',
  'accept-language',
  'cookie',
  'content-encoding',
];

const jsonFiles = corpusFiles('json');
/** Texts that are not JSON, or JSON in an unusual form, by name. `n_…` must be refused. */
const hostileJson: readonly (readonly [string, Uint8Array])[] = [
  ...jsonFiles.names.map((name) => [name, jsonFiles.read(name)] as const),
  ...jsonTexts,
];

const envelopes = (values: Values, type: string): readonly unknown[] => {
  const good = { type, attributes: values };
  const parts: readonly unknown[] = [null, true, 0, -1.5, '', 'x', [], {}, [null], [[]], { a: 1 }];
  return [
    ...parts,
    ...parts.map((data) => ({ data })),
    ...parts.map((one) => ({ data: { ...good, type: one } })),
    ...parts.map((one) => ({ data: { ...good, id: one } })),
    ...parts.map((attributes) => ({ data: { type, attributes } })),
    ...parts.map((relationships) => ({ data: { ...good, relationships } })),
    ...parts.map((one) => ({ data: good, meta: one, included: one, links: one, jsonapi: one, errors: one })),
    { data: [good] },
    { data: [good, good] },
    { data: Array(1_000).fill(good) },
    { data: { ...good, lid: 'x' } },
  ];
};

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const inBody = (route: Route, base: Call, ids: Values, strings: readonly string[]): readonly Hostile[] => {
  const { body } = route;
  if (!body) return [];
  const [form = 'envelope'] = formsOf(body);
  const [schema, samples] = [jsonSchemaOf(body), samplesOf(body, ids)];
  const document = (values: Values) =>
    form === 'urlencoded'
      ? new URLSearchParams(
          Object.fromEntries(Object.entries(values).map(([name, one]) => [name, asText(one)])),
        ).toString()
      : documentOf(body, form, values);
  const of = (at: string, sent: unknown): Hostile => ({ at, call: { ...base, body: sent } });
  const broken = breakagesOf(schema, samples).map(({ at, values }) => of(`constraint of ${at}`, document(values)));
  const named = every(4, withStrings(schema, samples, strings)).map(({ at, values }) =>
    of(`text of ${at}`, document(values)),
  );
  const [first = {}] = samples;
  const texts = hostileJson.map(([name, bytes]) => ({
    ...of(`JSON ${name}`, bytes),
    mustFail: name.startsWith('n_') && form !== 'urlencoded',
  }));
  const enveloped = form === 'envelope' ? envelopes(first, typeOf(body)).map((sent) => of('envelope', sent)) : [];
  return [...broken, ...enveloped, ...texts, ...named];
};

const inPath = (route: Route, base: Call, ids: Values, strings: readonly string[]): readonly Hostile[] => {
  const template = route.root ? route.path : `/api/v1${route.path}`;
  const encodable = strings.filter((text) => text.isWellFormed());
  return paramsOf(template).flatMap((name) =>
    encodable.flatMap((text) => {
      const path = fill(template, { ...(ids as Record<string, string>), [name]: text });
      const raw = fill(template, { ...(ids as Record<string, string>), [name]: '' }).replace('//', `/${text}/`);
      const at = `path ${name}`;
      return [
        { at, call: { ...base, path } },
        ...(text.length < 40 ? [{ at: `raw ${at}`, call: { ...base, path: raw } }] : []),
      ];
    }),
  );
};

const inQuery = ({ query }: Route, base: Call, strings: readonly string[]): readonly Hostile[] => {
  const names = query
    ? [
        ...Object.keys(query.filter.shape).map((name) => `filter[${name}]`),
        ...Object.keys(query.params.shape),
        ...(query.paged ? ['page[size]', 'page[after]'] : []),
        ...(query.sort.length > 0 ? ['sort'] : []),
      ]
    : [];
  const path = base.path.split('?')[0] ?? '';
  const encodable = strings.filter((text) => text.isWellFormed());
  return ['unknown', ...names].flatMap((name) =>
    encodable.flatMap((text) => {
      const at = `query ${name}`;
      const search = `${name}=${encodeURIComponent(text)}`;
      return [
        { at, call: { ...base, path: `${path}?${search}` } },
        ...(text.length < 20
          ? [{ at: `raw ${at}`, call: { ...base, path: `${path}?${name}=${text}&${search}` } }]
          : []),
      ];
    }),
  );
};

const inHeaders = (base: Call, strings: readonly string[]): readonly Hostile[] =>
  HEADERS.flatMap((name) =>
    strings.map((text) => ({ at: `header ${name}`, call: { ...base, headers: { ...base.headers, [name]: text } } })),
  );

let passed = 0;
/** One of so many: another one for each route and place. */
const every = <T>(count: number, all: readonly T[]): readonly T[] =>
  all.filter(() => {
    passed += 1;
    return passed % count === 0;
  });

/** The hostile requests of a route, from its most privileged caller. Each string is in many places, not in all. */
export const hostileTo = (route: Route, world: RouteWorld, strings: readonly string[]): readonly Hostile[] => {
  const kind = route.caller.kinds[0] ?? 'user';
  const valid = requestOf(world, route, kind);
  const base: Call = { ...valid, token: tokenOf(world, world.ours, kind, route) };
  const ids: Values = world.ours.ids;
  return [
    ...inBody(route, base, ids, strings),
    ...every(11, inPath(route, base, ids, strings)),
    ...every(11, inQuery(route, base, strings)),
    ...every(120, inHeaders(base, strings)),
  ];
};
