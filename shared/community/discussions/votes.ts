import { absent, all, type Condition, either, equals } from '../../platform/db/expression.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { type CountersItem, countersKey, countersStep, isNotWithdrawn, optionAttribute } from './counters.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import { addMark, removeMark } from './mark-item.ts';
import { isAnonymous } from './poll.ts';
import { type ViewerItem, viewerKey, viewerStep } from './viewer-item.ts';

/** A change of a contact's vote; `from` and `to` are undefined for no vote. */
interface Vote {
  readonly discussion: DiscussionItem;
  readonly contact: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly now: Date;
}

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

/** The steps that change who is listed as a voter; none in an anonymous poll. */
const markSteps = ({ discussion: { team_id, id, poll }, contact, from, to, now }: Vote): readonly Step[] => {
  const post = discussionKey(team_id, id);
  if (!post || !poll || isAnonymous(poll)) return [];
  const mark = (value: string) => ({ kind: 'vote', value, contact }) as const;
  return [
    ...(from === undefined ? [] : [removeMark(post, mark(from))]),
    ...(to === undefined ? [] : [addMark(post, mark(to), now)]),
  ];
};

/**
 * Casts, changes or withdraws a vote. The counts and the vote are written in one transaction that is conditional on the
 * previous vote, so that no vote counts twice. Undefined if the vote or the poll changed in the meantime.
 */
export const castVote = async (
  db: Table,
  vote: Vote,
  counters: CountersItem = {},
): Promise<{ readonly counters: CountersItem; readonly viewer: ViewerItem } | undefined> => {
  const { discussion, contact, from, to, now } = vote;
  const { team_id, hub_id, id, poll } = discussion;
  const [numbers, own] = [countersKey(team_id, id), viewerKey(team_id, id, contact)];
  if (!poll || !numbers || !own) return undefined;
  const moves = {
    ...(from !== undefined && { [optionAttribute(from)]: -1 }),
    ...(to !== undefined && { [optionAttribute(to)]: 1 }),
  };
  const count = (to === undefined ? 0 : 1) - (from === undefined ? 0 : 1);
  const actor = { type: 'contact', id: contact };
  const common = { hub_id, resource_id: id, actor, updated_at: now.toISOString() };
  const written = await db.transact([
    viewerStep(
      own,
      to === undefined ? { set: common, remove: ['vote'] } : { set: { ...common, vote: to } },
      from === undefined ? absent('vote') : equals('vote', from),
    ),
    countersStep(numbers, { add: { ...moves, votes: count } }, samePoll(poll.id)),
    ...markSteps(vote),
  ]);
  if (!written.ok) return undefined;
  return { counters: countersAfter(counters, vote), viewer: to === undefined ? {} : { vote: to } };
};
