import { expect, test } from 'vitest';
import type * as z from 'zod';
import { everyRoute, nameOf } from './support/routes.ts';

type Named = readonly [name: string, schema: z.ZodType];

/** The attributes of a schema at any depth, with the path to each. */
const attributesOf = (schema: unknown, path: string): readonly Named[] => {
  const def = Object(Object(schema).def);
  if (def.type === 'object')
    return Object.entries(def.shape as Record<string, z.ZodType>).flatMap(([name, one]) => [
      [`${path} ${name}`, one] as const,
      ...attributesOf(one, `${path} ${name}`),
    ]);
  const parts = [def.innerType, def.element, def.in, def.valueType, ...(def.options ?? [])];
  return parts.flatMap((part) => (part ? attributesOf(part, path) : []));
};

/** Those that their handlers check against the sites of the hub or the addresses that the service may call. */
const CHECKED_LATER = [
  'POST /hub/{hub_id}/checkout cancel_url',
  'POST /hub/{hub_id}/checkout success_url',
  'POST /teams/{team_id}/payment-account return_url',
  'POST /teams/{team_id}/payment-account refresh_url',
  'POST /teams/{team_id}/hubs/{hub_id}/webhook-endpoints url',
  'PATCH /teams/{team_id}/hubs/{hub_id}/webhook-endpoints/{endpoint_id} url',
];

const NAME = /(?:^|[ _])(?:url|uri|href|src|origin)s?$/;
const urls = everyRoute
  .flatMap((route) => attributesOf(route.body?.schema, nameOf(route)))
  .filter(([path, { def }]) => NAME.test(path) && !Object.hasOwn(def, 'shape'));

const accepts = (schema: z.ZodType, value: string) => [value, [value]].some((one) => schema.safeParse(one).success);

test('every URL that a request sets is an http or https URL, and no other scheme is stored or linked to', () => {
  expect(urls.length).toBeGreaterThan(25);
  expect(urls.filter(([, schema]) => !accepts(schema, 'https://a.example')).map(([path]) => path)).toEqual([]);
  const accepted = (value: string) => urls.filter(([, schema]) => accepts(schema, value)).map(([path]) => path);
  for (const value of [
    'javascript:alert(1)',
    'JavaScript://a.example/%0aalert(1)',
    'data:text/html,x',
    'ftp://a.example',
  ])
    expect([value, accepted(value)]).toEqual([value, CHECKED_LATER]);
});
