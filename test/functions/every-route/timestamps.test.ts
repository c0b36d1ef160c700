import { expect, test } from 'vitest';
import * as z from 'zod';
import type { BodySpec } from '../../../shared/platform/http/body.ts';
import { errors } from '../../support/answers.ts';
import { useWorld } from '../../support/use-world.ts';
import { namedBy, outcome } from './support/refused.ts';
import { guarded, nameOf } from './support/routes.ts';
import { documentOf, formsOf, pointerTo, sampleOf } from './support/sample-body.ts';
import { requestOf, startRoutes } from './support/world.ts';

const world = useWorld(startRoutes);

interface JsonSchema {
  readonly format?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

const isDateTime = ({ format, anyOf = [] }: JsonSchema): boolean => format === 'date-time' || anyOf.some(isDateTime);

/** The date-time fields of a body. */
const dateTimesOf = ({ schema }: BodySpec): readonly string[] => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Object.keys(properties).filter((name) => isDateTime(properties[name] ?? {}));
};

const cases = guarded.flatMap((route) =>
  (route.body ? dateTimesOf(route.body) : []).map((field) => [`${nameOf(route)} ${field}`, route, field] as const),
);

/** In UTC, the year of these times is outside 0001 to 9999, so their text would sort wrongly. */
const OUT_OF_RANGE = ['9999-12-31T23:59:59-23:59', '0001-01-01T00:00:00+23:59', '0000-06-01T00:00:00Z'];

test.each(cases)('%s rejects times outside the years 0001 to 9999 in UTC', async (_, route, field) => {
  const { body, caller } = route;
  const [form] = body ? formsOf(body) : [];
  if (!body || !form) throw new Error('It has a body');
  for (const time of OUT_OF_RANGE) {
    const document = documentOf(body, form, { ...sampleOf(body, world.ours.ids), [field]: time });
    const answered = await world.call({ ...requestOf(world, route, caller.kinds[0] ?? 'user'), body: document });
    expect(outcome(answered)).toBe('422');
    expect(namedBy(answered)).toContain(pointerTo(form, field));
  }
});

test.each(cases)(
  '%s without an offset is rejected with a detail that names the missing offset',
  async (_, route, field) => {
    const { body, caller } = route;
    const [form] = body ? formsOf(body) : [];
    if (!body || !form) throw new Error('It has a body');
    const document = documentOf(body, form, { ...sampleOf(body, world.ours.ids), [field]: '2027-01-31T18:00:00' });
    const answered = await world.call({ ...requestOf(world, route, caller.kinds[0] ?? 'user'), body: document });
    const expected = {
      detail: 'A time with its offset is expected, as 2026-03-01T09:00:00Z.',
      source: { pointer: pointerTo(form, field) },
    };
    expect(errors(answered)).toContainEqual(expect.objectContaining(expected));
  },
);

test('the date-time fields are found', () => {
  expect(cases.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'POST /teams/{team_id}/api-keys expires_at',
      'POST /teams/{team_id}/hubs/{hub_id}/coupons expires_at',
      'PATCH /teams/{team_id}/hubs/{hub_id}/members/{contact_id} suspended_until',
    ]),
  );
});

test.each(['from', 'to'])(
  'the `%s` of an access condition rejects times outside the years 0001 to 9999 in UTC',
  async (side) => {
    const { ours } = world;
    for (const time of OUT_OF_RANGE) {
      const condition = { type: 'date_window', operator: 'is', value: { [side]: time } };
      const answered = await world.call({
        method: 'POST',
        path: `/api/v1/teams/${ours.id}/hubs/${ours.hub}/access-rules`,
        token: ours.users.owner.token,
        body: {
          data: {
            type: 'access_rules',
            attributes: { target_type: 'space', target_id: ours.ids.space_id, conditions: [condition] },
          },
        },
      });
      expect(outcome(answered)).toBe('422');
      expect(namedBy(answered)).toEqual([`/data/attributes/conditions/0/value/${side}`]);
    }
  },
);
