import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import type { SpaceItem } from '../../hubs/spaces/space-item.ts';
import { Contention } from '../../platform/db/contention.ts';
import { type Change, equals } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { hasJoinedFailed, joined } from '../../platform/db/joined-steps.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { assessChange } from './assess-change.ts';
import type { DiscussionChanges } from './discussion-input.ts';
import { type DiscussionItem, discussionKey } from './discussion-item.ts';
import { rereadSpace } from './pins.ts';
import { type ChangePlan, type ChangeRefused, planChange } from './plan-change.ts';

export interface Changing {
  readonly hub: HubItem;
  /** The membership of a contact who changes it. */
  readonly member?: MemberItem | undefined;
  readonly discussion: DiscussionItem;
  readonly space: SpaceItem;
  readonly actor: Actor;
  readonly now: Date;
  /** Whether the caller may make the change to this version. */
  readonly isAllowed: (discussion: DiscussionItem) => boolean;
  /** The steps of another write that is made with the change of this version, or not at all: `not_found`. */
  readonly with?: (discussion: DiscussionItem) => readonly Step[];
}

type Written = DiscussionItem | 'poll_has_votes' | 'not_found' | undefined;

/** One update, or one transaction with further steps; undefined if the discussion changed in the meantime. */
const write = async (
  db: Table,
  { discussion, actor, now }: Changing,
  { change, steps }: ChangePlan,
): Promise<Written> => {
  const key = discussionKey(discussion.team_id, discussion.id);
  if (!key) return undefined;
  const set = { ...change.set, updated_at: now.toISOString(), actor: { ...actor } };
  const signed: Change = { ...change, set, add: { version: 1 } };
  const unchanged = equals('version', discussion.version);
  if (steps.length === 0) {
    const written = await db.update<DiscussionItem>(key, signed, unchanged);
    return written.ok ? written.value : undefined;
  }
  const written = await db.transact([{ update: key, change: signed, condition: unchanged }, ...steps]);
  if (written.ok) return db.get<DiscussionItem>(key);
  if (hasJoinedFailed(written.failed)) return 'not_found';
  return written.failed.some(({ label }) => label === 'votes') ? 'poll_has_votes' : undefined;
};

const MAX_ATTEMPTS = 8;

/**
 * Changes a discussion. A concurrent change is kept: this one is authorized and planned again on top of it, so that it
 * cannot undo a moderator's decision.
 */
export const changeDiscussion = async (
  db: Table,
  changing: Changing,
  input: DiscussionChanges,
  attempt = 1,
): Promise<DiscussionItem | ChangeRefused | 'forbidden' | 'not_found'> => {
  const { discussion, space, actor, now, isAllowed } = changing;
  if (discussion.status === 'deleted') return 'not_found';
  if (!isAllowed(discussion)) return 'forbidden';
  if (Object.values(input).every((value) => value === undefined)) return discussion;
  const { held, steps } = await assessChange(db, changing, input);
  const plan = planChange(discussion, space, input, { by: actor, now, held });
  if (typeof plan === 'string') return plan;
  const more = joined(changing.with?.(discussion) ?? []);
  const written = await write(db, changing, { ...plan, steps: [...plan.steps, ...steps, ...more] });
  if (written !== undefined) return written;
  const key = discussionKey(discussion.team_id, discussion.id);
  const [fresh, place] = await Promise.all([key && db.get<DiscussionItem>(key), rereadSpace(db, space)]);
  if (!fresh || !place) return 'not_found';
  if (attempt === MAX_ATTEMPTS) throw new Contention('The discussion kept changing');
  return changeDiscussion(db, { ...changing, discussion: fresh, space: place }, input, attempt + 1);
};
