import { equals } from '../../platform/db/expression.ts';
import { type Actor, attributesOf } from '../../platform/db/item.ts';
import { softDelete } from '../../platform/db/soft-delete.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tagFor } from '../../platform/ids/place-id.ts';
import { type MessageItem, messageKey } from './message-item.ts';
import { AFTER_DELETION } from './messages.ts';

/** Who changes a message of another member, and the steps of another write that is made with it, or not at all. */
interface Moderating {
  readonly actor: Actor;
  readonly now: Date;
  readonly with: readonly Step[];
}

const keyOf = ({ team_id, conversation_id, id }: MessageItem) => messageKey(team_id, tagFor(conversation_id), id);

/** Deletes the message of another member. False if it is deleted already, or if the write with it fails. */
export const removeMessage = async (db: Table, message: MessageItem, moderating: Moderating): Promise<boolean> => {
  const { actor, now, with: more } = moderating;
  const set = { ...attributesOf(softDelete(AFTER_DELETION, now).set), actor: { ...actor } };
  const removed = await db.transact([
    { update: keyOf(message), change: { set }, condition: equals('deleted_at', null) },
    ...more,
  ]);
  return removed.ok;
};

/** Brings back a message that was deleted at this time. False if it was not, or if the write with it fails. */
export const restoreMessage = async (
  db: Table,
  message: MessageItem,
  deleted_at: string,
  moderating: Moderating,
): Promise<boolean> => {
  const { actor, now, with: more } = moderating;
  const { body, edited_at } = message;
  const set = { body, edited_at, deleted_at: null, updated_at: now.toISOString(), actor: { ...actor } };
  const restored = await db.transact([
    { update: keyOf(message), change: { set }, condition: equals('deleted_at', deleted_at) },
    ...more,
  ]);
  return restored.ok;
};
