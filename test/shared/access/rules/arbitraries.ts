import fc from 'fast-check';
import { Condition } from '../../../../shared/access/rules/condition.ts';
import type { Facts } from '../../../../shared/access/rules/facts.ts';
import { readCondition } from '../../../../shared/access/rules/read-condition.ts';
import { BILLING_STATUSES } from '../../../../shared/commerce/purchases/billing-item.ts';
import { MEMBER_ROLES } from '../../../../shared/hubs/people/members/member-item.ts';

export const DAY = 86_400_000;
/** The time of every evaluation. Windows and joining times are around it. */
export const NOW = Date.parse('2026-06-15T12:00:00.000Z');

/** Only a few ids, so that facts often match conditions. */
const IDS = ['a', 'b', 'c', 'd'].map((one) => `01900000-0000-7000-8000-00000000000${one}`);
export const id = fc.constantFrom(...IDS);
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 4 });
export const set = fc.constantFrom('is', 'is_not', 'in', 'not_in');
const bound = fc.constantFrom('gte', 'lte');
const instant = fc.integer({ min: -5, max: 5 }).map((days) => new Date(NOW + days * DAY).toISOString());

const fieldValue = fc.constantFrom<string | number | boolean>(
  1,
  2,
  3,
  'Bread',
  'Cake',
  '2026-01-01',
  '2026-02-01',
  true,
);

const one = (type: string, operator: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>) =>
  fc.record({ type: fc.constant(type), operator, value });

/** Any readable condition. */
export const condition = fc
  .oneof(
    one('belongs_to_hub', set, fc.record({ hub_id: id })),
    one('has_tag', set, fc.record({ tag_id: id })),
    one('has_achievement', set, fc.record({ achievement_id: id })),
    one('has_product', set, fc.record({ product_id: id })),
    one('points_gte', bound, fc.record({ points: fc.nat(10) })),
    one('days_since_joined', bound, fc.record({ days: fc.nat(10) })),
    one('content_completed', set, fc.record({ content_node_ids: ids })),
    one('role', set, fc.record({ roles: fc.uniqueArray(fc.constantFrom(...MEMBER_ROLES), { minLength: 1 }) })),
    one(
      'profile_field',
      set,
      fc.record({ field_id: id, values: fc.array(fieldValue, { minLength: 1, maxLength: 3 }) }),
    ),
    one('profile_field', bound, fc.record({ field_id: id, values: fc.tuple(fieldValue) })),
    one(
      'billing_status',
      set,
      fc.record(
        {
          statuses: fc.uniqueArray(fc.constantFrom(...BILLING_STATUSES), { minLength: 1 }),
          product_ids: ids,
          price_ids: ids,
          include_grace: fc.boolean(),
        },
        { requiredKeys: ['statuses'] },
      ),
    ),
    one(
      'date_window',
      fc.constantFrom('is', 'is_not'),
      fc.record({ from: instant, to: instant }, { requiredKeys: [] }),
    ),
  )
  .map((sent) => readCondition(Condition.safeParse(sent).data))
  .filter((read): read is Condition => read !== undefined);

const subset = fc.subarray(IDS).map((some) => new Set(some));
/** Any facts of a member. */
export const facts: fc.Arbitrary<Facts> = fc.record({
  role: fc.constantFrom(...MEMBER_ROLES),
  joined_at: fc.option(instant),
  hubs: subset,
  tags: subset,
  achievements: subset,
  completed: subset,
  points: fc.option(fc.nat(10), { nil: undefined }),
  field: fc
    .array(
      fc.tuple(id, fc.option(fc.oneof(fieldValue, fc.subarray(['Bread', 'Cake'], { minLength: 1 })), { nil: null })),
    )
    .map((entries) => (of: string) => new Map(entries).get(of)),
  billing: fc.option(
    fc.record({
      status: fc.constantFrom(...BILLING_STATUSES),
      product_ids: fc.subarray(IDS),
      in_grace: fc.boolean(),
      standings: fc.array(
        fc.record({
          product_id: id,
          price_id: id,
          status: fc.constantFrom(...BILLING_STATUSES),
          in_grace: fc.boolean(),
        }),
        { maxLength: 4 },
      ),
    }),
    { nil: undefined },
  ),
});
