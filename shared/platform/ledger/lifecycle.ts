import { changedNames } from './changed-names.ts';
import { type DeclaredEvents, type DomainEvent, declared } from './domain-event.ts';
import { type FactTime, factTime, ofWrite } from './fact-time.ts';
import { circumstances, rowChange, writeTime } from './row-change.ts';

/** How an entity's life is told. A word is the second half of an event's type: 'updated' in `hub.updated`. */
export interface Lifecycle<T, Word extends string> {
  /** The first half of its event types: 'hub' in `hub.updated`. */
  readonly thing: string;
  readonly resource_type: string;
  readonly id: (row: T) => string;
  /** The hub an event is about, where the row does not stand in the hub's partition. */
  readonly hub?: (row: T) => string;
  /** Attributes whose change is never told, not even that there was one. */
  readonly unspoken?: readonly (keyof T & string)[];
  /** What a new row, a changed one and a deleted one are told as; null or undefined for not at all. */
  readonly created: NoInfer<Word> | null | ((after: T) => NoInfer<Word> | undefined);
  readonly updated:
    | NoInfer<Word>
    | null
    | ((before: T, after: T, changed: readonly string[]) => NoInfer<Word> | undefined);
  readonly deleted: NoInfer<Word> | null;
  /** When each of these facts happened. A word that is not here cannot be told. */
  readonly at: Readonly<Record<Word, FactTime<T>>>;
}

interface Timed {
  readonly updated_at?: unknown;
}

/** Only its position changed, for another item that moved: that one is told. */
const madeRoom = (was: Timed, row: Timed, changed: readonly string[]): boolean =>
  changed.length === 1 && changed[0] === 'position' && was.updated_at === row.updated_at;

/** Tells that a thing was made, changed or deleted; a write that changed nothing of it is not told. */
export const lifecycle =
  <T extends object>() =>
  <const Word extends string>(of: Lifecycle<T, Word>): DeclaredEvents => {
    const types = Object.keys(of.at).map((word) => `${of.thing}.${word}`);
    return declared(types, (before, after) => {
      const change = rowChange(before, after);
      if (!change) return [];
      const seen = (row: unknown) => row as T;
      const event = (
        word: Word | null | undefined,
        row: T,
        was: T | undefined,
        changed: readonly string[],
      ): readonly DomainEvent[] => {
        if (word === null || word === undefined) return [];
        return [
          {
            ...circumstances(change.after, factTime<T>(of.at[word], row, was, writeTime(change.after))),
            ...(of.hub && { hub_id: of.hub(row) }),
            type: `${of.thing}.${word}`,
            resource_type: of.resource_type,
            resource_id: of.id(row),
            changed,
          },
        ];
      };
      const row = seen(change.after);
      if (change.kind === 'created')
        return event(typeof of.created === 'function' ? of.created(row) : of.created, row, undefined, []);
      const was = seen(change.before);
      if (change.kind === 'deleted') return event(of.deleted, was, was, []);
      const changed = changedNames(was, row, of.unspoken);
      if (changed.length === 0 || madeRoom(was, row, changed)) return [];
      const word = typeof of.updated === 'function' ? of.updated(was, row, changed) : of.updated;
      return event(word, row, was, changed);
    });
  };

type Plain<T> = Omit<Lifecycle<T, never>, 'created' | 'updated' | 'deleted' | 'at'>;

/** Tells the plain life of a thing that is made, changed and deleted by hand: each is told with the time of its write. */
export const plainLifecycle = <T extends { readonly created_at: string }>(of: Plain<T>): DeclaredEvents =>
  lifecycle<T>()({
    ...of,
    created: 'created',
    updated: 'updated',
    deleted: 'deleted',
    at: { created: ({ created_at }) => created_at, updated: ofWrite, deleted: ofWrite },
  });
