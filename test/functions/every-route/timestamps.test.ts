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

const isMoment = ({ format, anyOf = [] }: JsonSchema): boolean => format === 'date-time' || anyOf.some(isMoment);

/** The fields of a body that are moments. */
const momentsOf = ({ schema }: BodySpec): readonly string[] => {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Object.keys(properties).filter((name) => isMoment(properties[name] ?? {}));
};

const cases = guarded.flatMap((route) =>
  (route.body ? momentsOf(route.body) : []).map((field) => [`${nameOf(route)} ${field}`, route, field] as const),
);

/** Told in UTC they are of a year that has no four digits, so that their texts would sort where they do not belong. */
const BEYOND = ['9999-12-31T23:59:59-23:59', '0001-01-01T00:00:00+23:59', '0000-06-01T00:00:00Z'];

test.each(cases)('%s is a moment of the years 0001 to 9999, in UTC', async (_, route, field) => {
  const { body, caller } = route;
  const [form] = body ? formsOf(body) : [];
  if (!body || !form) throw new Error('It has a body');
  for (const moment of BEYOND) {
    const document = documentOf(body, form, { ...sampleOf(body, world.ours.ids), [field]: moment });
    const answered = await world.call({ ...requestOf(world, route, caller.kinds[0] ?? 'user'), body: document });
    expect(outcome(answered)).toBe('422');
    expect(namedBy(answered)).toContain(pointerTo(form, field));
  }
});

test.each(cases)('%s without an offset is refused in words that say what is missing', async (_, route, field) => {
  const { body, caller } = route;
  const [form] = body ? formsOf(body) : [];
  if (!body || !form) throw new Error('It has a body');
  const document = documentOf(body, form, { ...sampleOf(body, world.ours.ids), [field]: '2027-01-31T18:00:00' });
  const answered = await world.call({ ...requestOf(world, route, caller.kinds[0] ?? 'user'), body: document });
  const told = {
    detail: 'A time with its offset is expected, as 2026-03-01T09:00:00Z.',
    source: { pointer: pointerTo(form, field) },
  };
  expect(errors(answered)).toContainEqual(expect.objectContaining(told));
});

test('there are such fields', () => {
  expect(cases.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'POST /teams/{team_id}/api-keys expires_at',
      'POST /teams/{team_id}/hubs/{hub_id}/coupons expires_at',
      'PATCH /teams/{team_id}/hubs/{hub_id}/members/{contact_id} suspended_until',
    ]),
  );
});

test.each(['from', 'to'])('so is the `%s` of an access condition', async (side) => {
  const { ours } = world;
  for (const moment of BEYOND) {
    const condition = { type: 'date_window', operator: 'is', value: { [side]: moment } };
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
});
