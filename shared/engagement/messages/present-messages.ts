import type { NamedPerson } from '../../hubs/people/embedded/embedded-person.ts';
import { attachPeople, peopleKeys } from '../../hubs/people/embedded/with-people.ts';
import { type AttachmentsItem, attachmentsKey } from '../../media/attachments/attachment-item.ts';
import { attachmentViews, type PresentDeps } from '../../media/attachments/present-attachments.ts';
import { gather, type ReadRows } from '../../platform/db/gather.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { MessageItem } from './message-item.ts';

/** Only messages with attachments need a read. */
const attachedKey = ({ team_id, id, attached, deleted_at }: MessageItem): Key | undefined =>
  attached && deleted_at === null ? attachmentsKey(team_id, { type: 'message', id }) : undefined;

const ROLES = {
  author: ({ author_contact_id: id, team_id: team, hub_id: hub }: MessageItem): NamedPerson => ({
    type: 'contact',
    id,
    team,
    hub,
  }),
};

/** Messages with their authors and attachments: one more round trip. Rows in `known` are not read again. */
export const presentMessages = async (
  db: Table,
  items: readonly MessageItem[],
  showing: PresentDeps,
  known?: ReadRows,
) => {
  const attached = items.flatMap((one) => attachedKey(one) ?? []);
  const rows = await gather(db, [...attached, ...peopleKeys(items, ROLES)], { eventual: true }, known);
  return attachPeople(items, ROLES, rows, showing).map((one) => {
    const key = attachedKey(one);
    return {
      ...one,
      is_automated: one.is_automated === true,
      attachments: attachmentViews(key && rows<AttachmentsItem>(key), showing),
    };
  });
};
