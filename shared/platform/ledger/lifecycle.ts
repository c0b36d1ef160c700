import { changedNames } from './changed-names.ts';
import { type DeclaredEvents, type DomainEvent, declared } from './domain-event.ts';
import { type FactTime, factTime, onWrite } from './fact-time.ts';
import { circumstances, rowChange, writeTime } from './row-change.ts';

/** Declares the events of an entity. A word is the second half of an event type: 'updated' in `hub.updated`. */
interface Lifecycle<T, Word extends string> {
  /** The first half of the event types: 'hub' in `hub.updated`. */
  readonly thing: string;
  readonly resource_type: string;
  readonly id: (row: T) => string;
  /** The hub of an event, if the row is not in the hub's partition. */
  readonly hub?: (row: T) => string;
  /** Attributes whose changes are not published, not even by name. */
  readonly hidden?: readonly (keyof T & string)[];
  /** The public names of attributes that are stored under another name. */
  readonly named?: Readonly<Partial<Record<keyof T & string, string>>>;
  /** The word for a created, updated or deleted row; null or undefined publishes nothing. */
  readonly created: NoInfer<Word> | null | ((after: T) => NoInfer<Word> | undefined);
  readonly updated:
    | NoInfer<Word>
    | null
    | ((before: T, after: T, changed: readonly string[]) => NoInfer<Word> | undefined);
  readonly deleted: NoInfer<Word> | null;
  /** The time of each fact. Every word needs an entry. */
  readonly at: Readonly<Record<Word, FactTime<T>>>;
}

interface Timed {
  readonly updated_at?: unknown;
}

/** Only its position changed, to make room for another item; the event of that item is enough. */
const madeRoom = (before: Timed, row: Timed, changed: readonly string[]): boolean =>
  changed.length === 1 && changed[0] === 'position' && before.updated_at === row.updated_at;

/** Publishes created, updated and deleted events of an entity. A write without visible changes publishes nothing. */
export const lifecycle =
  <T extends object>() =>
  <const Word extends string>(of: Lifecycle<T, Word>): DeclaredEvents => {
    const types = Object.keys(of.at).map((word) => `${of.thing}.${word}`);
    return declared(types, (previous, current) => {
      const change = rowChange(previous, current);
      if (!change) return [];
      const typed = (row: unknown) => row as T;
      const event = (
        word: Word | null | undefined,
        row: T,
        before: T | undefined,
        changed: readonly string[],
      ): readonly DomainEvent[] => {
        if (word === null || word === undefined) return [];
        return [
          {
            ...circumstances(change.after, factTime<T>(of.at[word], row, before, writeTime(change.after))),
            ...(of.hub && { hub_id: of.hub(row) }),
            type: `${of.thing}.${word}`,
            resource_type: of.resource_type,
            resource_id: of.id(row),
            changed,
          },
        ];
      };
      const row = typed(change.after);
      if (change.kind === 'created')
        return event(typeof of.created === 'function' ? of.created(row) : of.created, row, undefined, []);
      const before = typed(change.before);
      if (change.kind === 'deleted') return event(of.deleted, before, before, []);
      const named: Readonly<Partial<Record<string, string>>> = of.named ?? {};
      const changed = changedNames(before, row, of.hidden).map((name) => named[name] ?? name);
      if (changed.length === 0 || madeRoom(before, row, changed)) return [];
      const word = typeof of.updated === 'function' ? of.updated(before, row, changed) : of.updated;
      return event(word, row, before, changed);
    });
  };

type Plain<T> = Omit<Lifecycle<T, never>, 'created' | 'updated' | 'deleted' | 'at'>;

/** Events of an entity without scheduled times: each event has the time of its write. */
export const plainLifecycle = <T extends { readonly created_at: string }>(of: Plain<T>): DeclaredEvents =>
  lifecycle<T>()({
    ...of,
    created: 'created',
    updated: 'updated',
    deleted: 'deleted',
    at: { created: ({ created_at }) => created_at, updated: onWrite, deleted: onWrite },
  });
