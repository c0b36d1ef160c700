import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Condition } from '../../../../shared/access/rules/condition.ts';
import { conditionsOf, evaluate, meets } from '../../../../shared/access/rules/evaluate.ts';
import type { Facts } from '../../../../shared/access/rules/facts.ts';
import { readCondition } from '../../../../shared/access/rules/read-condition.ts';
import { MEMBER_ROLES } from '../../../../shared/hubs/people/members/member-item.ts';
import { condition, DAY, facts, id, NOW, set } from './arbitraries.ts';
import { referenceResult } from './reference-evaluator.ts';

const now = new Date(NOW);

describe('a condition', () => {
  test('is met exactly if the reference implementation says so', () => {
    fc.assert(
      fc.property(condition, facts, (tested, known) => {
        expect(meets(tested, known, now)).toBe(referenceResult(tested, known));
      }),
      { numRuns: 3_000 },
    );
  });

  test('and its negation are never both met; one of them is met if the facts are known', () => {
    const OPPOSITE: Record<string, string> = { is: 'is_not', is_not: 'is', in: 'not_in', not_in: 'in' };
    fc.assert(
      fc.property(condition, facts, (tested, known) => {
        const operator = OPPOSITE[tested.operator];
        if (!operator) return;
        const opposite = readCondition({ ...tested, operator });
        const both = [meets(tested, known, now), opposite !== undefined && meets(opposite, known, now)];
        expect(both).not.toEqual([true, true]);
        const isKnown = tested.type !== 'profile_field' || known.field(tested.value.field_id) !== undefined;
        if (known.billing && isKnown) expect(both).toContain(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('counts whole days from the joining time, and a window includes its start and excludes its end', () => {
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
  test('C404: is met by `any` or by `all` of its conditions; a rule without conditions is never met', () => {
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 6 }), facts, (tested, known) => {
        const met = tested.map((each) => referenceResult(each, known));
        const [any, all] = [evaluate('any', tested, known, now), evaluate('all', tested, known, now)];
        expect(any.has_access).toBe(met.includes(true));
        expect(all.has_access).toBe(tested.length > 0 && !met.includes(false));
        expect(any.conditions.map((each) => each.met)).toEqual(met);
        const reason = (open: boolean) => (open ? 'conditions_met' : 'conditions_not_met');
        expect(any.reason).toBe(tested.length === 0 ? 'no_conditions' : reason(any.has_access));
      }),
      { numRuns: 1_000 },
    );
  });

  test('with a condition and its negation is never met by `all`, and always by `any`', () => {
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

  test('never meets an unreadable stored condition', () => {
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
    for (const roles of [['member', 'spell'], ['spell', 'member'], []])
      expect(readCondition({ type: 'role', operator: 'in', value: { roles } })).toBeUndefined();
    for (const conditions of [undefined, null, 'all', { length: 1 }, 7])
      expect(conditionsOf({ conditions, logic_operator: 'any' })).toEqual([]);
  });

  test('can be read again if the request schema accepted it', () => {
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

  test('with `all` denies access if one condition is unreadable', () => {
    const everybody = readCondition({ type: 'role', operator: 'in', value: { roles: [...MEMBER_ROLES] } });
    const known = { role: 'member' } as Facts;
    expect(evaluate('all', [everybody], known, now).has_access).toBe(true);
    expect(evaluate('all', [everybody, undefined], known, now).has_access).toBe(false);
    expect(evaluate('any', [everybody, undefined], known, now).has_access).toBe(true);
  });

  test('with an unknown logic operator denies access, even if every condition is met', () => {
    const everybody = readCondition({ type: 'role', operator: 'in', value: { roles: [...MEMBER_ROLES] } });
    const known = { role: 'member' } as Facts;
    for (const operator of ['none', 'ALL', 'Any', '', null, undefined, true, ['all']])
      expect(evaluate(operator, [everybody, everybody], known, now)).toMatchObject({
        has_access: false,
        reason: 'conditions_not_met',
      });
  });
});
