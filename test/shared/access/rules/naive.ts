import type { Condition } from '../../../../shared/access/rules/condition.ts';
import type { Facts } from '../../../../shared/access/rules/facts.ts';
import { DAY, NOW } from './arbitraries.ts';

const NOW_AS_TOLD = new Date(NOW).toISOString();

/** Whether a condition is met by a plain reading of what its type says; what cannot be told meets none. */
export const naive = (asked: Condition, known: Facts): boolean => {
  const not = asked.operator.startsWith('not') || asked.operator === 'is_not';
  const told = ((): boolean | 'unknown' => {
    switch (asked.type) {
      case 'belongs_to_hub':
        return [...known.hubs].some((hub) => hub === asked.value.hub_id);
      case 'has_tag':
        return [...known.tags].some((tag) => tag === asked.value.tag_id);
      case 'has_achievement':
        return [...known.achievements].some((earned) => earned === asked.value.achievement_id);
      case 'has_product':
        return known.billing ? known.billing.product_ids.some((has) => has === asked.value.product_id) : 'unknown';
      case 'role':
        return asked.value.roles.some((role) => role === known.role);
      case 'points_gte': {
        if (known.points === undefined) return 'unknown';
        return asked.operator === 'gte' ? !(known.points < asked.value.points) : !(known.points > asked.value.points);
      }
      case 'days_since_joined': {
        if (known.joined_at === null) return 'unknown';
        const anniversary = Date.parse(known.joined_at) + asked.value.days * DAY;
        return asked.operator === 'gte' ? NOW >= anniversary : NOW < anniversary + DAY;
      }
      case 'content_completed': {
        const wanted = asked.value.content_node_ids;
        const left = wanted.filter((node) => ![...known.completed].includes(node)).length;
        return asked.operator.startsWith('is') ? left === 0 : left < wanted.length;
      }
      case 'date_window': {
        const { from = '0000-01-01T00:00:00.000Z', to = '9999-01-01T00:00:00.000Z' } = asked.value;
        return from <= NOW_AS_TOLD && NOW_AS_TOLD < to;
      }
      case 'billing_status': {
        const { billing } = known;
        if (!billing) return 'unknown';
        const { statuses, include_grace, product_ids, price_ids } = asked.value;
        const everything = [{ ...billing, product_id: '', price_id: '' }];
        const looked = product_ids || price_ids ? billing.standings : everything;
        const paid = looked.filter(
          ({ status, in_grace }) =>
            [...statuses].some((each) => each === status) || (include_grace && status === 'past_due' && in_grace),
        );
        const bought = paid.filter(({ product_id }) => !product_ids || product_ids.some((each) => each === product_id));
        return bought.filter(({ price_id }) => !price_ids || price_ids.some((each) => each === price_id)).length > 0;
      }
    }
  })();
  return told !== 'unknown' && (not ? !told : told);
};
