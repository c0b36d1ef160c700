import type { Condition } from '../../../../shared/access/rules/condition.ts';
import type { Facts } from '../../../../shared/access/rules/facts.ts';
import { DAY, NOW } from './arbitraries.ts';

const NOW_TEXT = new Date(NOW).toISOString();

/** A reference implementation of a condition. An unknown fact never meets it. */
export const referenceResult = (condition: Condition, known: Facts): boolean => {
  const not = condition.operator.startsWith('not') || condition.operator === 'is_not';
  const met = ((): boolean | 'unknown' => {
    switch (condition.type) {
      case 'belongs_to_hub':
        return [...known.hubs].some((hub) => hub === condition.value.hub_id);
      case 'has_tag':
        return [...known.tags].some((tag) => tag === condition.value.tag_id);
      case 'has_achievement':
        return [...known.achievements].some((earned) => earned === condition.value.achievement_id);
      case 'has_product':
        return known.billing ? known.billing.product_ids.some((has) => has === condition.value.product_id) : 'unknown';
      case 'role':
        return condition.value.roles.some((role) => role === known.role);
      case 'points_gte': {
        if (known.points === undefined) return 'unknown';
        return condition.operator === 'gte'
          ? !(known.points < condition.value.points)
          : !(known.points > condition.value.points);
      }
      case 'days_since_joined': {
        if (known.joined_at === null) return 'unknown';
        const anniversary = Date.parse(known.joined_at) + condition.value.days * DAY;
        return condition.operator === 'gte' ? NOW >= anniversary : NOW < anniversary + DAY;
      }
      case 'content_completed': {
        const wanted = condition.value.content_node_ids;
        const left = wanted.filter((node) => ![...known.completed].includes(node)).length;
        return condition.operator.startsWith('is') ? left === 0 : left < wanted.length;
      }
      case 'profile_field': {
        const { field_id, values } = condition.value;
        const value = known.field(field_id);
        if (value === undefined) return 'unknown';
        const held = [value ?? []].flat();
        const having = values.filter((wanted) => held.some((each) => each === wanted)).length;
        if (condition.operator.startsWith('is')) return having === values.length;
        if (condition.operator.endsWith('in')) return having > 0;
        const [bound] = values;
        const [only] = held;
        if (bound === undefined || only === undefined || Array.isArray(value)) return 'unknown';
        if (typeof only !== typeof bound) return 'unknown';
        return condition.operator === 'gte' ? !(only < bound) : !(only > bound);
      }
      case 'date_window': {
        const { from = '0000-01-01T00:00:00.000Z', to = '9999-01-01T00:00:00.000Z' } = condition.value;
        return from <= NOW_TEXT && NOW_TEXT < to;
      }
      case 'billing_status': {
        const { billing } = known;
        if (!billing) return 'unknown';
        const { statuses, include_grace, product_ids, price_ids } = condition.value;
        const everything = [{ ...billing, product_id: '', price_id: '' }];
        const checked = product_ids || price_ids ? billing.standings : everything;
        const paid = checked.filter(
          ({ status, in_grace }) =>
            [...statuses].some((each) => each === status) || (include_grace && status === 'past_due' && in_grace),
        );
        const bought = paid.filter(({ product_id }) => !product_ids || product_ids.some((each) => each === product_id));
        return bought.filter(({ price_id }) => !price_ids || price_ids.some((each) => each === price_id)).length > 0;
      }
    }
  })();
  return met !== 'unknown' && (not ? !met : met);
};
