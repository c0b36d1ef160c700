import { type MessageItem, messageKey } from '../../engagement/messages/message-item.ts';
import { type Gathered, gather } from '../../platform/db/gather.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { Key, TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { placeOf } from '../../platform/ids/place-id.ts';
import { cut } from '../../platform/text/cut.ts';
import { type CommentItem, commentKey } from '../comments/comment-item.ts';
import { type DiscussionItem, discussionKey } from '../discussions/discussion-item.ts';
import type { ReportItem, ReportTargetType } from './report-item.ts';

/** What a report is about. */
interface Reported {
  readonly author: Actor;
  readonly title: string | null;
  readonly text: string | null;
  /** The current state of a reported message. */
  readonly message:
    | (Pick<
        MessageItem,
        'conversation_id' | 'author_contact_id' | 'body' | 'created_at' | 'edited_at' | 'deleted_at'
      > & {
        readonly is_automated: boolean;
      })
    | null;
}

const messageKeyOf = (team: TeamId, id: string): Key | undefined => {
  const place = placeOf(id);
  return place === undefined ? undefined : messageKey(team, place, id);
};

const rowOf = <T>(rows: Gathered, key: Key | undefined): T | undefined => key && rows<T>(key);

type Find = (team: TeamId, id: string) => Key | undefined;
type View = (rows: Gathered, key: Key | undefined, id: string) => Reported | undefined;

const discussion: View = (rows, key) => {
  const found = rowOf<DiscussionItem>(rows, key);
  return found && { author: found.author, title: found.title, text: found.body, message: null };
};

const comment: View = (rows, key) => {
  const found = rowOf<CommentItem>(rows, key);
  return found && { author: found.author, title: null, text: found.body, message: null };
};

const message: View = (rows, key) => {
  const found = rowOf<MessageItem>(rows, key);
  if (!found) return undefined;
  const { conversation_id, author_contact_id, body, created_at, edited_at, deleted_at } = found;
  const is_automated = found.is_automated === true;
  return {
    author: { type: 'contact', id: author_contact_id },
    title: null,
    text: body,
    message: { conversation_id, author_contact_id, is_automated, body, created_at, edited_at, deleted_at },
  };
};

const member: View = (_rows, _key, id) => ({
  author: { type: 'contact', id },
  title: null,
  text: null,
  message: null,
});

const TARGETS: Readonly<Record<ReportTargetType, readonly [Find, View]>> = {
  discussion: [discussionKey, discussion],
  comment: [(team, id) => commentKey(team, id), comment],
  message: [messageKeyOf, message],
  member: [() => undefined, member],
};

const EXCERPT = 280;

const excerptOf = (text: string | null): string | null => (text === null ? null : cut(text, EXCERPT));

type Target = Pick<ReportItem, 'team_id' | 'target_type' | 'target_id'>;

const keyOf = ({ team_id, target_type, target_id }: Target): Key | undefined =>
  TARGETS[target_type][0](team_id, target_id);

/** What each report or case is about, in one round trip. */
export const withReported = async <T extends Target>(db: Table, items: readonly T[]) => {
  const keys = items.flatMap((item) => keyOf(item) ?? []);
  const rows = await gather(db, keys, { eventual: true });
  return items.map((item) => {
    const found = TARGETS[item.target_type][1](rows, keyOf(item), item.target_id);
    return {
      ...item,
      author: found?.author,
      author_contact_id: found?.author.type === 'contact' ? found.author.id : null,
      target_title: found?.title ?? null,
      target_excerpt: excerptOf(found?.text ?? null),
      message: found?.message ?? null,
    };
  });
};
