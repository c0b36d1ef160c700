import type { Item } from '../db/item.ts';
import type { DomainEvent, EventsOf } from '../events/domain-event.ts';
import { circumstances, rowChange } from '../events/row-change.ts';

interface Marked extends Item {
  readonly hub_id: string;
  readonly resource_id: string;
}

const MARK = 'emoji:';

const marksOf = (row: Item | undefined): readonly string[] =>
  Object.keys(row ?? {}).filter((name) => name.startsWith(MARK));

/** Each emoji that a contact gave to a thing, or took back. */
export const reactionEvents =
  (resource_type: string): EventsOf =>
  (before, after) => {
    const change = rowChange(before, after);
    if (!change) return [];
    const row = change.after as Marked;
    const [had, has] = [marksOf(change.kind === 'created' ? undefined : change.before), marksOf(row)];
    const event = (word: string, mark: string): DomainEvent => ({
      ...circumstances(row),
      hub_id: row.hub_id,
      type: `reaction.${word}`,
      resource_type,
      resource_id: row.resource_id,
      changed: [mark.slice(MARK.length)],
    });
    return [
      ...has.filter((mark) => !had.includes(mark)).map((mark) => event('added', mark)),
      ...had.filter((mark) => !has.includes(mark)).map((mark) => event('removed', mark)),
    ];
  };
