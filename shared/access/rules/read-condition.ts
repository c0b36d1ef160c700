import { BILLING_STATUSES } from '../../commerce/purchases/billing-item.ts';
import { MEMBER_ROLES } from '../../hubs/people/members/member-item.ts';
import { isId } from '../../platform/ids/id.ts';
import type { Condition, ConditionType } from './condition.ts';
import { BOUNDS, COMPARISONS, SETS, WITHIN } from './operators.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isReference: Check = (value) => typeof value === 'string' && isId(value);
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isMoment: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isFlag: Check = (value) => typeof value === 'boolean';
const isFieldValue: Check = (value) => typeof value !== 'object';
const oneOf =
  (texts: readonly string[]): Check =>
  (value) =>
    texts.some((text) => text === value);
const some =
  (of: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(of);
const maybe =
  (of: Check): Check =>
  (value) =>
    value === undefined || of(value);

/** The operators of each type, and the check of each field of its value. */
const SHAPES: Readonly<Record<ConditionType, readonly [readonly string[], Readonly<Record<string, Check>>]>> = {
  belongs_to_hub: [SETS, { hub_id: isText }],
  billing_status: [
    SETS,
    {
      statuses: some(oneOf(BILLING_STATUSES)),
      product_ids: maybe(some(isReference)),
      price_ids: maybe(some(isReference)),
      include_grace: maybe(isFlag),
    },
  ],
  has_product: [SETS, { product_id: isReference }],
  has_tag: [SETS, { tag_id: isReference }],
  has_achievement: [SETS, { achievement_id: isReference }],
  points_gte: [BOUNDS, { points: isCount }],
  content_completed: [SETS, { content_node_ids: some(isReference) }],
  days_since_joined: [BOUNDS, { days: isCount }],
  date_window: [WITHIN, { from: maybe(isMoment), to: maybe(isMoment) }],
  profile_field: [COMPARISONS, { field_id: isReference, values: some(isFieldValue) }],
  role: [SETS, { roles: some(oneOf(MEMBER_ROLES)) }],
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCondition = (stored: unknown): stored is Condition => {
  if (!isRecord(stored) || typeof stored.type !== 'string' || !Object.hasOwn(SHAPES, stored.type)) return false;
  const [operators, fields] = SHAPES[stored.type as ConditionType];
  const { operator, value } = stored;
  return (
    oneOf(operators)(operator) && isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]))
  );
};

/** A stored condition; `undefined` if it is malformed. */
export const readCondition = (stored: unknown): Condition | undefined => (isCondition(stored) ? stored : undefined);
