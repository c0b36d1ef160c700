import { type MessageItem, messageKey } from '../../engagement/messages/message-item.ts';
import { removeMessage, restoreMessage } from '../../engagement/messages/moderate-message.ts';
import type { NewItem } from '../../platform/db/item.ts';
import { placeOf } from '../../platform/ids/place-id.ts';
import { isIncluded } from './included.ts';
import type { Removable } from './removable.ts';
import { recordSteps, settleSteps } from './removal-context.ts';
import type { RemovedContentItem } from './removed-content-item.ts';

type MessageRow = MessageItem & NewItem;

/** Messages have no hidden state: both actions delete them. */
export const messages: Removable = {
  async remove(context, id) {
    const { db, removal, actor, now } = context;
    const tag = placeOf(id);
    const message = tag === undefined ? undefined : await db.get<MessageRow>(messageKey(removal.team_id, tag, id));
    if (!message || message.deleted_at !== null) return 'skipped';
    if (!isIncluded(context, { ...message, contact_id: message.author_contact_id })) return 'skipped';
    const item: RemovedContentItem = {
      kind: 'messages',
      id,
      state: 'removed',
      removed_at: now.toISOString(),
      before: message,
    };
    const removed = await removeMessage(db, message, { actor, now, with: recordSteps(context, item) });
    return removed ? 'removed' : 'skipped';
  },

  async restore(context, item) {
    const { db, actor, now } = context;
    const before = item.before as MessageRow | undefined;
    if (!before) return false;
    return restoreMessage(db, before, item.removed_at, { actor, now, with: settleSteps(context, item, 'restored') });
  },
};
