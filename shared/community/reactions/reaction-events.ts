import type { Item } from '../../platform/db/item.ts';
import { type DomainEvent, declared } from '../../platform/ledger/domain-event.ts';
import { circumstances, rowChange, writeTime } from '../../platform/ledger/row-change.ts';

interface Marked extends Item {
  readonly hub_id: string;
  readonly resource_id: string;
  readonly vote?: string;
}

const MARK = 'emoji:';

const marksOf = (row: Item | undefined): readonly string[] =>
  Object.keys(row ?? {}).filter((name) => name.startsWith(MARK));

/** Vote events never carry the option. */
const voteVerb = (had: unknown, has: unknown): string | undefined => {
  if (had === has) return undefined;
  return has === undefined ? 'vote_withdrawn' : 'voted';
};

const TYPES = ['reaction.added', 'reaction.removed', 'poll.voted', 'poll.vote_withdrawn'];

/** One event per added or removed emoji, and one for a changed vote. */
export const reactionEvents = (resource_type: string) =>
  declared(TYPES, (before, after) => {
    const change = rowChange(before, after);
    if (!change) return [];
    const row = change.after as Marked;
    const was = change.kind === 'created' ? undefined : (change.before as Marked);
    const [had, has] = [marksOf(was), marksOf(row)];
    const voted = voteVerb(was?.vote, row.vote);
    const event = (type: string, changed: readonly string[]): DomainEvent => ({
      ...circumstances(row, writeTime(row)),
      hub_id: row.hub_id,
      type,
      resource_type,
      resource_id: row.resource_id,
      changed,
    });
    const reaction = (word: string, mark: string) => event(`reaction.${word}`, [mark.slice(MARK.length)]);
    return [
      ...(voted ? [event(`poll.${voted}`, [])] : []),
      ...has.filter((mark) => !had.includes(mark)).map((mark) => reaction('added', mark)),
      ...had.filter((mark) => !has.includes(mark)).map((mark) => reaction('removed', mark)),
    ];
  });
