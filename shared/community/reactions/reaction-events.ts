import type { Item } from '../../platform/db/item.ts';
import { COUNTED } from '../../platform/db/personal-data.ts';
import type { RowKind } from '../../platform/db/row-kind.ts';
import { type DomainEvent, declared } from '../../platform/ledger/domain-event.ts';
import { circumstances, rowChange, writeTime } from '../../platform/ledger/row-change.ts';
import { commentViewerEntity } from '../comments/comment-item.ts';
import { discussionViewerEntity } from '../discussions/viewer-item.ts';

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

export const commentViewerKind = {
  entity: commentViewerEntity,
  key: ['TEAM#{team}#TARGET#{tag}#V#{contact}', 'C#{comment} or R#{root}#{comment}'],
  events: /* @__PURE__ */ reactionEvents('comments'),
  person: { contact: { exported: 'reactions', erased: COUNTED } },
  text: 'none',
  gives: false,
  note: 'reactions and votes of a contact',
} as const satisfies RowKind;

export const discussionViewerKind = {
  entity: discussionViewerEntity,
  key: ['TEAM#{team}#SPACE#{tag}#V#{contact}', 'D#{discussion}'],
  index: ['TEAM#{team}#CONTACT#{contact}#BOOKMARKS or none', 'AT#{at}#{discussion} or none'],
  events: /* @__PURE__ */ reactionEvents('discussions'),
  person: { contact: { exported: 'poll_votes', erased: COUNTED } },
  text: 'none',
  gives: false,
  note: 'reactions, votes and the bookmark of a contact; in the index while bookmarked',
} as const satisfies RowKind;
