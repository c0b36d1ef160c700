import { createHash } from 'node:crypto';
import { absent, all, type Condition, compare, either } from '../db/expression.ts';
import type { Key } from '../db/key.ts';
import { type Counts, type Moment, type Policy, staircase } from './window.ts';

/*
 * One item a policy and key, one number a window. A window's number is in its attribute's name, so a new window begins
 * at zero without anybody resetting it.
 */

/**
 * A key may contain an email address or an IP address: the table holds its hash, which is another one in each stage. The
 * hash has no secret, so a reader of the table can confirm a guessed address; the secrets at hand are in the same table.
 */
const hashed = (key: string, stage: string): string =>
  createHash('sha256').update(`${stage}\u0000${key}`).digest('base64url');

export const counterKey = ({ name }: Policy, key: string, stage: string): Key => ({
  pk: `LIMIT#${name}#${hashed(key, stage)}`,
  sk: 'COUNTS',
});

export const counterName = (window: number): string => `c${window}`;

/** What the two windows hold; a window nobody called in holds nothing. */
export const countsOf = (item: Readonly<Record<string, unknown>> | undefined, { window }: Moment): Counts => ({
  previous: Number(item?.[counterName(window - 1)] ?? 0),
  current: Number(item?.[counterName(window)] ?? 0),
});

const atMost = (attribute: string, count: number): Condition =>
  either(absent(attribute), compare(attribute, '<=', count));

/** That one more call passes. Absence is zero; the stairs are for two counters that are both there. */
export const hasRoom = (policy: Policy, moment: Moment): Condition => {
  const [previous, current] = [counterName(moment.window - 1), counterName(moment.window)];
  const stairs = staircase(policy, moment);
  const first = stairs[0]?.current ?? -1;
  const last = stairs.at(-1)?.previous ?? -1;
  return either(
    all(absent(previous), atMost(current, first)),
    all(absent(current), compare(previous, '<=', last)),
    ...stairs.map((stair) => all(compare(previous, '<=', stair.previous), compare(current, '<=', stair.current))),
  );
};

const CLEARED = 40;

/** The counters that a call clears with the same write: those of the windows it cannot need, as far back as they go. */
export const cleared = ({ window }: Moment): string[] =>
  Array.from({ length: CLEARED }, (_, age) => counterName(window - 2 - age));

/** Counters of older windows still, left by callers who come back after longer than `cleared` reaches. */
export const leftOver = (item: Readonly<Record<string, unknown>>, { window }: Moment): readonly string[] =>
  Object.keys(item).filter((name) => /^c\d+$/.test(name) && Number(name.slice(1)) < window - 1);
