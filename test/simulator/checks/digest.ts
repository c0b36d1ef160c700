import type { Row } from '../../support/memory-engine/expression.ts';
import type { Simulation } from '../run/simulation.ts';

/** What records how often, and in which order, the service worked; not what it led to. */
const BOOKKEEPING: ReadonlySet<string> = new Set([
  'ttl',
  'place',
  'version',
  'revision',
  'writes',
  'locked_until',
  'dead',
]);
const PROGRESS: ReadonlySet<string> = new Set(['secret', 'limit', 'mail_delivery', 'callback', 'payment_reference']);

/**
 * A notification of what is no longer there, or no longer readable, is not sent: a late relay sends fewer. A counter of
 * actions that were all withdrawn may be there or not, and so may the check of an event's end for a member who no longer
 * goes to it. A provider reports the sum of an order's refunds: a report that arrives after a later one changes nothing.
 */
const dependsOnTheMoment = ({ entity, type, n }: Row): boolean =>
  ['notification', 'achievement_due'].includes(String(entity)) ||
  (entity === 'tally' && n === 0) ||
  type === 'order.refunded' ||
  String(type).startsWith('notification.');

const numbersOf = (row: Row): readonly (readonly [string, number])[] =>
  Object.entries(row).flatMap(([name, value]) =>
    typeof value === 'number' && !BOOKKEEPING.has(name) ? [[name, value] as const] : [],
  );

/** The number of rows of each entity by status, and the sum of each of their numbers: equal for equal end states. */
export const digestOf = ({ main }: Simulation): ReadonlyMap<string, number> => {
  const digest = new Map<string, number>();
  const add = (name: string, by: number) => digest.set(name, (digest.get(name) ?? 0) + by);
  const refunded = new Set<unknown>();
  for (const row of main.rows.all()) {
    const { entity, status = '' } = row;
    if (row.type === 'order.refunded') refunded.add(row.resource_id);
    if (entity === undefined || PROGRESS.has(String(entity)) || dependsOnTheMoment(row)) continue;
    add(`${String(entity)} ${typeof status === 'string' ? status : ''}`, 1);
    for (const [name, value] of numbersOf(row))
      if (Math.abs(value) < 1e9) add(`${String(entity)}.${name.replace(/[0-9a-f-]{36}/, '*')}`, value);
  }
  return digest.set('orders with a refund', refunded.size);
};
