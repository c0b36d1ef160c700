import { gather } from '../db/gather.ts';
import type { Key } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import { type AttachmentsItem, attachmentsKey } from '../media/attachment-item.ts';
import { attachmentViews, type Showing } from '../media/present-attachments.ts';
import type { MessageItem } from './message-item.ts';

/** A deleted message shows nothing any more; of the others, only what has something attached costs a read. */
const attachedKey = ({ team_id, id, attached, deleted_at }: MessageItem): Key | undefined =>
  attached && deleted_at === null ? attachmentsKey(team_id, { type: 'message', id }) : undefined;

/** Messages with what is attached to them, for one who is in their conversation. */
export const presentMessages = async (db: Table, items: readonly MessageItem[], showing: Showing) => {
  const rows = await gather(
    db,
    items.flatMap((one) => attachedKey(one) ?? []),
    { eventual: true },
  );
  return items.map((one) => {
    const key = attachedKey(one);
    return { ...one, attachments: attachmentViews(key && rows<AttachmentsItem>(key), showing) };
  });
};
