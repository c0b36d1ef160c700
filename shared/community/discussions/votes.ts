import { absent, all, type Condition, either, equals } from '../../platform/db/expression.ts';
import type { Table } from '../../platform/db/table.ts';
import { type CountersItem, countersKey, countersStep, isNotWithdrawn, optionAttribute } from './counters.ts';
import type { DiscussionItem } from './discussion-item.ts';
import { type ViewerItem, viewerKey, viewerStep } from './viewer-item.ts';

/** A contact's choice in a poll: the option they chose and the one they had chosen, either of which may be none. */
interface Vote {
  readonly discussion: DiscussionItem;
  readonly contact: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly at: Date;
}

/**
 * The counts as they are with the vote; `undefined` where the contact voted, or the poll was changed, in the meantime.
 */
const countersAfter = (counters: CountersItem, { from, to }: Vote): CountersItem => {
  const numbers = { ...counters } as Record<string, unknown>;
  const add = (name: string, by: number) => {
    numbers[name] = Number(numbers[name] ?? 0) + by;
  };
  if (from !== undefined) add(optionAttribute(from), -1);
  if (to !== undefined) add(optionAttribute(to), 1);
  return numbers as CountersItem;
};

const samePoll = (id: string): Condition => all(isNotWithdrawn, either(absent('poll_id'), equals('poll_id', id)));

/**
 * Casts, moves or takes back one vote. The counts and the choice are written together, and only from the choice that
 * was seen, so no vote counts twice however many are cast at once.
 */
export const castVote = async (
  db: Table,
  vote: Vote,
  counters: CountersItem = {},
): Promise<{ readonly counters: CountersItem; readonly viewer: ViewerItem } | undefined> => {
  const { discussion, contact, from, to, at } = vote;
  const { team_id, hub_id, id, poll } = discussion;
  const [numbers, own] = [countersKey(team_id, id), viewerKey(team_id, id, contact)];
  if (!poll || !numbers || !own) return undefined;
  const moves = {
    ...(from !== undefined && { [optionAttribute(from)]: -1 }),
    ...(to !== undefined && { [optionAttribute(to)]: 1 }),
  };
  const count = (to === undefined ? 0 : 1) - (from === undefined ? 0 : 1);
  const actor = { type: 'contact', id: contact };
  const said = { hub_id, resource_id: id, actor, updated_at: at.toISOString() };
  const written = await db.transact([
    viewerStep(
      own,
      to === undefined ? { set: said, remove: ['vote'] } : { set: { ...said, vote: to } },
      from === undefined ? absent('vote') : equals('vote', from),
    ),
    countersStep(numbers, { add: { ...moves, votes: count } }, samePoll(poll.id)),
  ]);
  if (!written.ok) return undefined;
  return { counters: countersAfter(counters, vote), viewer: to === undefined ? {} : { vote: to } };
};
