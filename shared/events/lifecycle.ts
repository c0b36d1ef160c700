import { changedNames } from './changed-names.ts';
import type { DomainEvent, EventsOf } from './domain-event.ts';
import { circumstances, rowChange } from './row-change.ts';

/** How an entity's life is told. */
export interface Lifecycle<T> {
  /** The first half of its event types: 'hub' in `hub.updated`. */
  readonly thing: string;
  readonly resource_type: string;
  readonly id: (row: T) => string;
  /** The hub an event is about, where the row does not stand in the hub's partition. */
  readonly hub?: (row: T) => string;
  /** Attributes whose change is never told, not even that there was one. */
  readonly unspoken?: readonly (keyof T & string)[];
  /** Better words than created, updated and deleted, where there are. */
  readonly created?: (after: T) => string | undefined;
  readonly updated?: (before: T, after: T, changed: readonly string[]) => string | undefined;
  readonly deleted?: string;
}

interface Timed {
  readonly updated_at?: unknown;
}

/** Only its position changed, for another item that moved: that one is told. */
const madeRoom = (was: Timed, row: Timed, changed: readonly string[]): boolean =>
  changed.length === 1 && changed[0] === 'position' && was.updated_at === row.updated_at;

/** Tells that a thing was made, changed or deleted; a write that changed nothing of it is not told. */
export const lifecycle =
  <T extends object>(of: Lifecycle<T>): EventsOf =>
  (before, after) => {
    const change = rowChange(before, after);
    if (!change) return [];
    const seen = (row: unknown) => row as T;
    const event = (word: string, row: T, changed: readonly string[]): readonly DomainEvent[] => [
      {
        ...circumstances(change.after),
        ...(of.hub && { hub_id: of.hub(row) }),
        type: `${of.thing}.${word}`,
        resource_type: of.resource_type,
        resource_id: of.id(row),
        changed,
      },
    ];
    const row = seen(change.after);
    if (change.kind === 'created') return event(of.created?.(row) ?? 'created', row, []);
    const was = seen(change.before);
    if (change.kind === 'deleted') return event(of.deleted ?? 'deleted', was, []);
    const changed = changedNames(was, row, of.unspoken);
    if (changed.length === 0 || madeRoom(was, row, changed)) return [];
    return event(of.updated?.(was, row, changed) ?? 'updated', row, changed);
  };
