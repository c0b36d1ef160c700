import type { Write } from '../day/day.ts';
import { type Check, rowsOf } from './rows.ts';

/** Everything that a client knows to exist is stored, unless its deletion may have happened. */
export const acceptedThings: Check = ({ simulation, made }) => {
  const ids = new Map<string, ReadonlySet<string>>();
  const idsOf = (entity: string): ReadonlySet<string> => {
    const found = ids.get(entity) ?? new Set(rowsOf(simulation, entity).map(({ id }) => String(id)));
    ids.set(entity, found);
    return found;
  };
  return made
    .filter(({ deletions }) => deletions === 0)
    .flatMap(({ entity, id }) => (idsOf(entity).has(id) ? [] : [`${entity} ${id} was accepted and is lost`]));
};

/** Whether a later write certainly replaced this one. */
const isReplaced = (write: Write, others: readonly Write[]): boolean =>
  others.some((other) => other.certain && other.from >= write.until && other !== write);

/** The value that is stored was written last: no accepted write that began after its end is missing. */
export const acceptedWrites: Check = ({ simulation, made, writes }) => {
  const bodies = new Map(rowsOf(simulation, 'discussion').map(({ id, body }) => [`discussion ${String(id)}`, body]));
  const kept = made.filter(({ entity, deletions }) => entity === 'discussion' && deletions === 0);
  return kept.flatMap(({ id }) => {
    const to = `discussion ${id}`;
    const own = writes.filter((write) => write.to === to);
    if (!own.some(({ certain }) => certain)) return [];
    const possible = own.filter((write) => !isReplaced(write, own)).map(({ value }) => value);
    const body = String(bodies.get(to));
    return possible.includes(body) ? [] : [`${to} holds ${body}, not ${possible.join(' or ')}`];
  });
};
