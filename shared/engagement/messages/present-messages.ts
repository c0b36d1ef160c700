import { type AttachmentsItem, attachmentsKey } from '../../media/attachments/attachment-item.ts';
import { attachmentViews, type PresentDeps } from '../../media/attachments/present-attachments.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { MessageItem } from './message-item.ts';

/** Only messages with attachments need a read. */
const attachedKey = ({ team_id, id, attached, deleted_at }: MessageItem): Key | undefined =>
  attached && deleted_at === null ? attachmentsKey(team_id, { type: 'message', id }) : undefined;

/** Messages with their attachments. */
export const presentMessages = async (db: Table, items: readonly MessageItem[], showing: PresentDeps) => {
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
