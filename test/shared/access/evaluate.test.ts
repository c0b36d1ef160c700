import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Condition } from '../../../shared/access/condition.ts';
import { conditionsOf, evaluate, meets } from '../../../shared/access/evaluate.ts';
import type { Facts } from '../../../shared/access/facts.ts';
import { readCondition } from '../../../shared/access/read-condition.ts';
import { BILLING_STATUSES } from '../../../shared/commerce/billing-item.ts';
import { MEMBER_ROLES } from '../../../shared/members/member-item.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-06-15T12:00:00.000Z');
const now = new Date(NOW);

/** A few ids, so that what is held and what is asked for meet often. */
const IDS = ['a', 'b', 'c', 'd'].map((one) => `01900000-0000-7000-8000-00000000000${one}`);
const id = fc.constantFrom(...IDS);
const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 4 });
const set = fc.constantFrom('is', 'is_not', 'in', 'not_in');
const bound = fc.constantFrom('gte', 'lte');
const instant = fc.integer({ min: -5, max: 5 }).map((days) => new Date(NOW + days * DAY).toISOString());

const one = (type: string, operator: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>) =>
  fc.record({ type: fc.constant(type), operator, value });

const condition = fc
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

const held = fc.subarray(IDS).map((some) => new Set(some));
const facts: fc.Arbitrary<Facts> = fc.record({
  role: fc.constantFrom(...MEMBER_ROLES),
  joined_at: fc.option(instant),
  hubs: held,
  tags: held,
  achievements: held,
  completed: held,
  points: fc.option(fc.nat(10), { nil: undefined }),
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

/** The same by a plain reading of what each type says, with 'unknown' for what cannot be told. */
const naive = (asked: Condition, known: Facts): boolean => {
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
        return from <= now.toISOString() && now.toISOString() < to;
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

describe('a condition', () => {
  test('is met exactly where a plain reading of it says so', () => {
    fc.assert(
      fc.property(condition, facts, (asked, known) => {
        expect(meets(asked, known, now)).toBe(naive(asked, known));
      }),
      { numRuns: 3_000 },
    );
  });

  test('and its opposite are never both met, and one of them is where the facts can be told', () => {
    const OPPOSITE: Record<string, string> = { is: 'is_not', is_not: 'is', in: 'not_in', not_in: 'in' };
    fc.assert(
      fc.property(condition, facts, (asked, known) => {
        const operator = OPPOSITE[asked.operator];
        if (!operator) return;
        const opposite = readCondition({ ...asked, operator });
        const both = [meets(asked, known, now), opposite !== undefined && meets(opposite, known, now)];
        expect(both).not.toEqual([true, true]);
        if (known.billing) expect(both).toContain(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('days are whole days from the moment of joining, and windows hold their beginning and not their end', () => {
    const known = { joined_at: '2026-06-15T12:00:00.000Z' } as Facts;
    const days = (operator: 'gte' | 'lte', value: number, ms: number) =>
      meets({ type: 'days_since_joined', operator, value: { days: value } }, known, new Date(NOW + ms));
    expect([
      days('gte', 7, 7 * DAY - 1),
      days('gte', 7, 7 * DAY),
      days('lte', 7, 8 * DAY - 1),
      days('lte', 7, 8 * DAY),
    ]).toEqual([false, true, true, false]);
    const [from, to] = [new Date(NOW).toISOString(), new Date(NOW + DAY).toISOString()];
    const window = (ms: number) =>
      meets({ type: 'date_window', operator: 'is', value: { from, to } }, known, new Date(NOW + ms));
    expect([window(-1), window(0), window(DAY - 1), window(DAY)]).toEqual([false, true, true, false]);
  });
});

describe('a rule', () => {
  test('C404: is met by `any` or by `all` of its conditions, and a rule without one by nobody', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 6 }), facts, (asked, known) => {
        const met = asked.map((each) => naive(each, known));
        const [any, all] = [evaluate('any', asked, known, now), evaluate('all', asked, known, now)];
        expect(any.has_access).toBe(met.includes(true));
        expect(all.has_access).toBe(asked.length > 0 && !met.includes(false));
        expect(any.conditions.map((each) => each.met)).toEqual(met);
        const reason = (open: boolean) => (open ? 'conditions_met' : 'conditions_not_met');
        expect(any.reason).toBe(asked.length === 0 ? 'no_conditions' : reason(any.has_access));
      }),
      { numRuns: 1_000 },
    );
  });

  test('what contradicts itself lets nobody in by `all`, and everybody by `any`', () => {
    fc.assert(
      fc.property(id, facts, (tag_id, known) => {
        const both = (['is', 'is_not'] as const).map((operator) => ({
          type: 'has_tag' as const,
          operator,
          value: { tag_id },
        }));
        expect(evaluate('all', both, known, now).has_access).toBe(false);
        expect(evaluate('any', both, known, now).has_access).toBe(true);
      }),
    );
  });

  test('whatever was stored in the place of conditions, none that cannot be read is ever met', () => {
    const nonsense = fc.oneof(
      fc.anything(),
      fc.record({
        type: fc.constantFrom('role', 'has_tag', 'constructor', '__proto__', 'spell'),
        operator: fc.anything(),
      }),
      fc.record({ type: fc.constant('role'), operator: fc.constantFrom('is_not', 'not_in'), value: fc.anything() }),
    );
    fc.assert(
      fc.property(fc.array(nonsense), facts, fc.anything(), (stored, known, operator) => {
        const read = conditionsOf({ conditions: stored, logic_operator: 'any' });
        expect(read).toHaveLength(stored.length);
        const unread = read.filter((each) => each === undefined);
        for (const logic of ['any', 'all']) expect(evaluate(logic, unread, known, now).has_access).toBe(false);
        if (operator !== 'any' && operator !== 'all')
          expect(evaluate(operator, read, known, now).has_access).toBe(false);
      }),
      { numRuns: 1_000 },
    );
    for (const conditions of [undefined, null, 'all', { length: 1 }, 7])
      expect(conditionsOf({ conditions, logic_operator: 'any' })).toEqual([]);
  });

  test('whatever the schema of a request takes can be read again as it was stored', () => {
    const sent = fc.oneof(
      condition,
      fc.record({
        type: fc.constantFrom('role', 'billing_status', 'date_window'),
        operator: set,
        value: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(sent, (value) => {
        const taken = Condition.safeParse(value).data;
        if (taken) expect(readCondition(taken)).toEqual(taken);
      }),
      { numRuns: 1_000 },
    );
    expect(
      evaluate(
        'any',
        [readCondition({ type: 'date_window', operator: 'is_not', value: {} })],
        { role: 'member' } as Facts,
        now,
      ).has_access,
    ).toBe(false);
  });

  test('under `all`, one condition that cannot be read closes it', () => {
    const everybody = readCondition({ type: 'role', operator: 'in', value: { roles: [...MEMBER_ROLES] } });
    const known = { role: 'member' } as Facts;
    expect(evaluate('all', [everybody], known, now).has_access).toBe(true);
    expect(evaluate('all', [everybody, undefined], known, now).has_access).toBe(false);
    expect(evaluate('any', [everybody, undefined], known, now).has_access).toBe(true);
  });
});
