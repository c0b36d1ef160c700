import { type MessageItem, messageKey } from '../../engagement/messages/message-item.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { placeOf } from '../../platform/ids/place-id.ts';
import type { ReportItem } from './report-item.ts';

/** The attributes of a reported message that moderators see. */
type ReportedMessage = Pick<
  MessageItem,
  'conversation_id' | 'author_contact_id' | 'body' | 'created_at' | 'edited_at' | 'deleted_at'
>;

const shown = ({
  conversation_id,
  author_contact_id,
  body,
  created_at,
  edited_at,
  deleted_at,
}: MessageItem): ReportedMessage => ({
  conversation_id,
  author_contact_id,
  body,
  created_at,
  edited_at,
  deleted_at,
});

const keyOf = ({ team_id, target_type, target_id }: ReportItem): Key | undefined => {
  const place = target_type === 'message' ? placeOf(target_id) : undefined;
  return place === undefined ? undefined : messageKey(team_id, place, target_id);
};

/** Reports with their messages, null for other targets: one round trip, and none without a reported message. */
export const withMessages = async (db: Table, reports: readonly ReportItem[]) => {
  const rows = await gather(
    db,
    reports.flatMap((report) => keyOf(report) ?? []),
    { eventual: true },
  );
  return reports.map((report) => {
    const key = keyOf(report);
    const message = key && rows<MessageItem>(key);
    return { ...report, message: message ? shown(message) : null };
  });
};
