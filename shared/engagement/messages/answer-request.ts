import { equals } from '../../platform/db/expression.ts';
import type { TeamId } from '../../platform/db/key.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { type ConversationItem, conversationFor, conversationKeyOf } from './conversation-item.ts';
import { type InboxItem, inboxKey, inboxListing } from './inbox-item.ts';
import type { RequestAnswer } from './request-status.ts';

/** The label of the steps that fail after a concurrent change of the request or of the inbox. */
export const REQUEST = 'request';

interface Answering {
  readonly team: TeamId;
  readonly me: string;
  readonly conversation: string;
  readonly answer: RequestAnswer;
}

/**
 * The steps by which a member answers the request of a conversation; none if it has this answer already. An accepted
 * request cannot be declined.
 */
export const answerSteps = async (
  db: Table,
  { team, me, conversation: id, answer }: Answering,
  now: Date,
): Promise<readonly Step[] | 'illegal_transition'> => {
  const keys = [conversationKeyOf(team, id), inboxKey(team, me, id)] as const;
  const [found, inbox] = await rowsAt<[ConversationItem, InboxItem]>(db, keys);
  const status = conversationFor(found, id, me)?.requests?.[me];
  if (status === undefined || !inbox || (status === 'accepted' && answer === 'declined')) return 'illegal_transition';
  if (status === answer) return [];
  const updated_at = now.toISOString();
  const listed = inboxListing(team, me, id, inbox.last_activity_at, answer);
  return [
    {
      label: REQUEST,
      update: keys[0],
      change: { set: { [`requests.${me}`]: answer, updated_at, actor: { type: 'contact', id: me } } },
      condition: equals(`requests.${me}`, status),
    },
    {
      label: REQUEST,
      update: keys[1],
      change: { set: { request_status: answer, updated_at, ...listed }, add: { revision: 1 } },
      condition: equals('revision', inbox.revision),
    },
  ];
};

/** Accepts or declines a request. Answering it the same way again changes nothing. */
export const answerRequest = (db: Table, answering: Answering, now: Date): Promise<'answered' | 'illegal_transition'> =>
  retryUntilCommitted(async () => {
    const steps = await answerSteps(db, answering, now);
    if (typeof steps === 'string') return steps;
    return steps.length === 0 || (await db.transact(steps)).ok ? 'answered' : undefined;
  });
