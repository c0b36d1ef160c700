import * as z from 'zod';
import { BILLING_STATUSES, type BillingStatus } from '../../commerce/purchases/billing-item.ts';
import { MEMBER_ROLES } from '../../hubs/people/members/member-item.ts';
import { isExactNumber } from '../../hubs/people/profile-fields/field-value.ts';
import { canonicalId } from '../../platform/ids/id.ts';
import { WrittenMoment } from '../../platform/time/moment.ts';
import { BOUNDS, COMPARISONS, SETS, WITHIN } from './operators.ts';

const MAX_NUMBER = 2_147_483_647;
const MAX_DAYS = 36_500;
const MAX_IDS = 50;

/** The billing statuses that give access by default. */
const PAYING: readonly BillingStatus[] = ['comped', 'trialing', 'active', 'canceling'];

const some = <T extends z.ZodType>(of: T) => z.array(of).min(1).max(MAX_IDS);

/** Accepts any text as a hub id; no member belongs to an unknown hub (statement C398). */
const HubValue = z.preprocess(
  (value) => (typeof value === 'string' ? { hub_id: value } : value),
  z.strictObject({ hub_id: z.string().min(1).max(64).overwrite(canonicalId) }),
);

/** Accepts any object (statement C400); missing statuses default to those that give access. */
const BillingValue = z.object({
  statuses: some(z.enum(BILLING_STATUSES)).default([...PAYING]),
  product_ids: some(z.uuid()).optional(),
  price_ids: some(z.uuid()).optional(),
  include_grace: z.boolean().default(false),
});

const DateWindow = z
  .strictObject({
    from: WrittenMoment.optional(),
    to: WrittenMoment.optional(),
  })
  .refine(({ from, to }) => from !== undefined || to !== undefined, {
    message: 'A date window requires `from` or `to`.',
    path: ['from'],
  })
  .refine(({ from, to }) => from === undefined || to === undefined || Date.parse(from) < Date.parse(to), {
    message: '`to` must be later than `from`.',
    path: ['to'],
  });

/** A number as fields can have it; no field has another. */
const FieldNumber = z.number().refine(isExactNumber, 'Must be a number with at most six decimals.');

/** The name of the referenced entity when the rule was saved. */
const Display = z.object({ label: z.string().nullable() });

const condition = <T extends string, O extends readonly [string, ...string[]], V extends z.ZodType>(
  type: T,
  operators: O,
  value: V,
) => z.strictObject({ type: z.literal(type), operator: z.enum(operators), value, display: Display.optional() });

/** A condition of an access rule. Each type has its own operators and value. */
export const Condition = z.discriminatedUnion('type', [
  condition('belongs_to_hub', SETS, HubValue),
  condition('billing_status', SETS, BillingValue),
  condition('has_product', SETS, z.strictObject({ product_id: z.uuid() })),
  condition('has_tag', SETS, z.strictObject({ tag_id: z.uuid() })),
  condition('has_achievement', SETS, z.strictObject({ achievement_id: z.uuid() })),
  condition('points_gte', BOUNDS, z.strictObject({ points: z.int().min(0).max(MAX_NUMBER) })),
  condition('content_completed', SETS, z.strictObject({ content_node_ids: some(z.uuid()) })),
  condition('days_since_joined', BOUNDS, z.strictObject({ days: z.int().min(0).max(MAX_DAYS) })),
  condition('date_window', WITHIN, DateWindow),
  condition(
    'profile_field',
    COMPARISONS,
    z.strictObject({ field_id: z.uuid(), values: some(z.union([z.string().max(255), FieldNumber, z.boolean()])) }),
  ).refine(({ operator, value }) => !BOUNDS.some((one) => one === operator) || value.values.length === 1, {
    message: '`gte` and `lte` compare with exactly one value.',
    path: ['value', 'values'],
  }),
  condition('role', SETS, z.strictObject({ roles: some(z.enum(MEMBER_ROLES)) })),
]);

export type Condition = z.output<typeof Condition>;
export type ConditionType = Condition['type'];
export type ConditionOf<T extends ConditionType> = Extract<Condition, { readonly type: T }>;

export const LOGIC_OPERATORS = ['any', 'all'] as const;
export type LogicOperator = (typeof LOGIC_OPERATORS)[number];

export const MAX_CONDITIONS = 20;
