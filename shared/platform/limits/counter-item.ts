import { createHash } from 'node:crypto';
import { absent, all, type Condition, compare, either } from '../db/expression.ts';
import type { Key } from '../db/key.ts';
import { nobody } from '../db/personal-data.ts';
import { entity, type RowKind } from '../db/row-kind.ts';
import { type Counts, type Moment, type Policy, staircase } from './window.ts';

export const limitEntity = /* @__PURE__ */ entity('limit');

/*
 * One item per policy and key, one attribute per window. The attribute name contains the window number, so a new window
 * starts at zero.
 */

/**
 * A key can contain an email or IP address, so the table stores its hash, salted per stage. The salt is not secret: a
 * reader of the table can confirm a guessed address.
 */
const hashed = (key: string, stage: string): string =>
  createHash('sha256').update(`${stage}\u0000${key}`).digest('base64url');

export const counterKey = ({ name }: Policy, key: string, stage: string): Key => ({
  pk: `LIMIT#${name}#${hashed(key, stage)}`,
  sk: 'COUNTS',
});

export const counterName = (window: number): string => `c${window}`;

/** The counts of the previous and the current window; an absent counter is zero. */
export const countsOf = (item: Readonly<Record<string, unknown>> | undefined, { window }: Moment): Counts => ({
  previous: Number(item?.[counterName(window - 1)] ?? 0),
  current: Number(item?.[counterName(window)] ?? 0),
});

const atMost = (attribute: string, count: number): Condition =>
  either(absent(attribute), compare(attribute, '<=', count));

/**
 * The condition under which one more call passes. An absent counter is zero; the stairs apply if both counters are
 * present.
 */
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

const CLEARED_WINDOWS = 40;

/** The counters of expired windows that the same write removes. */
export const expiredCounters = ({ window }: Moment): string[] =>
  Array.from({ length: CLEARED_WINDOWS }, (_, age) => counterName(window - 2 - age));

/** Counters older than `expiredCounters` reaches, left by a caller after a long pause. */
export const olderCounters = (item: Readonly<Record<string, unknown>>, { window }: Moment): readonly string[] =>
  Object.keys(item).filter((name) => /^c\d+$/.test(name) && Number(name.slice(1)) < window - 1);

export const limitKind = {
  entity: limitEntity,
  key: ['LIMIT#{policy}#{hash}', 'COUNTS'],
  events: 'none',
  person: nobody,
  team: { remains: 'It is a counter under a hash, and expires with its window.' },
  text: 'none',
  gives: false,
  note: 'three windows',
} as const satisfies RowKind;
