import { expect, test } from 'vitest';
import { BUDGETS } from '../../../infra/cost/budgets.ts';
import type { Measured } from '../../../infra/cost/measured.ts';
import { costOf, totalOf } from '../../../infra/cost/operation-cost.ts';

const WORK = { ms: 6, trips: 1, read: 2, write: 3 };
const REACT = 'React to a discussion';
const measuredWith = (more: object = {}): Measured => ({
  machine: '',
  measured_on: '',
  email: WORK,
  operations: {
    [REACT]: { request: WORK, response_bytes: 1_000, log_bytes: 300, workers: {}, messages: 0, ...more },
  },
});
const operation = { name: 'React', budget: REACT, perMember: 1 };

test('a request costs the units of its budget, not those that were measured', () => {
  const { access, own } = BUDGETS.find((one) => one.operation === REACT) ?? { access: WORK, own: WORK };
  const expected = (access.read + own.read) * 0.125e-6 + (access.write + own.write) * 0.625e-6;
  expect(costOf(operation, measuredWith()).table).toBeCloseTo(expected, 12);
});

test('what an operation leads to adds invocations, units, log and messages', () => {
  const alone = costOf(operation, measuredWith());
  const more = costOf(operation, measuredWith({ relay: WORK, workers: { index: WORK }, messages: 1 }));
  expect(more.table - alone.table).toBeCloseTo(2 * (2 * 0.125e-6 + 3 * 0.625e-6), 12);
  expect(more.queues).toBeCloseTo(3 * 0.4e-6, 12);
  expect(more.functions).toBeGreaterThan(2.5 * alone.functions - alone.functions);
  expect(more.logs - alone.logs).toBeCloseTo((2 * 700 * 0.5) / 1e9, 12);
  expect([more.gateway, more.transfer]).toEqual([alone.gateway, alone.transfer]);
});

test('a signature costs its request to KMS, and the wait', () => {
  const [unsigned, signed] = [0, 1].map((signs) => costOf({ ...operation, signs }, measuredWith()));
  expect([unsigned?.kms, signed?.kms]).toEqual([0, 15e-6]);
  expect(signed?.functions).toBeGreaterThan(unsigned?.functions ?? 0);
});

test('the total is that of all parts', () => {
  const { gateway, functions, logs, queues, kms, table, transfer } = costOf({ ...operation, signs: 1 }, measuredWith());
  expect(totalOf({ gateway, functions, logs, queues, kms, table, transfer })).toBeCloseTo(
    gateway + functions + logs + queues + kms + table + transfer,
    15,
  );
});

test('an operation that was not measured or has no budget is an error', () => {
  expect(() => costOf({ ...operation, budget: 'Read a hub' }, measuredWith())).toThrow('was not measured');
  expect(() => costOf({ ...operation, budget: 'Unknown' }, { ...measuredWith() })).toThrow();
});
