import type { NewItem } from '../../platform/db/item.ts';
import { contactPartition, type Key, type TeamId } from '../../platform/db/key.ts';
import { listed } from '../../platform/db/listing.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { queuedOnly } from '../../platform/ledger/domain-event.ts';
import { cut } from '../../platform/text/cut.ts';
import type { ConversationItem } from './conversation-item.ts';
import type { MessageItem } from './message-item.ts';
import { isDelivered, type RequestStatus, type UNACCEPTED_STATUSES } from './request-status.ts';

export const inboxEntryEntity = /* @__PURE__ */ entity('inbox_entry');

/** The preview of the newest message. */
type LastMessage = {
  readonly id: string;
  readonly author_contact_id: string;
  readonly is_automated?: boolean;
  readonly preview: string | null;
  readonly created_at: string;
  readonly deleted_at: string | null;
};

/** One participant's entry of a conversation. */
export interface InboxItem {
  readonly conversation_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly is_muted: boolean;
  readonly is_archived: boolean;
  /** The same as in `requests` of the conversation. Missing if it did not begin as a request to the contact. */
  readonly request_status?: RequestStatus;
  /** The ids of unread messages by others, oldest first; at most the newest 100. */
  readonly unread: readonly string[];
  readonly last_read_message_id: string | null;
  readonly last_message: LastMessage | null;
  readonly last_activity_at: string;
  /** Incremented by every change of the read state. */
  readonly revision: number;
  readonly updated_at: string;
}

export const inboxPartition = (team: TeamId, contact: string): string => `${contactPartition(team, contact)}#INBOX`;

export const CONVERSATION = 'CONVERSATION#';

export const inboxKey = (team: TeamId, contact: string, conversation: string): Key => ({
  pk: inboxPartition(team, contact),
  sk: `${CONVERSATION}${conversation}`,
});

type Unaccepted = (typeof UNACCEPTED_STATUSES)[number];

const UNACCEPTED: Readonly<Record<Unaccepted, string>> = {
  requested: 'REQUESTED#',
  held: 'HELD#',
  declined: 'DECLINED#',
};

/** The prefix of the inbox, or of the requests with a status. */
export const listingPrefix = (status: RequestStatus | undefined): string =>
  status === undefined || status === 'accepted' ? 'ACTIVITY#' : UNACCEPTED[status];

/** The index attributes of a listed entry. */
export const inboxListing = (
  team: TeamId,
  contact: string,
  conversation: string,
  at: string,
  status: RequestStatus | undefined,
) => listed({ partition: inboxPartition(team, contact), sort: `${listingPrefix(status)}${at}#${conversation}` });

/** The unread messages that count for the contact: none of a request that they have not accepted. */
export const countedUnread = ({ unread, request_status }: InboxItem): readonly string[] =>
  isDelivered(request_status) ? unread : [];

/** The inbox row of a new conversation. */
export const inboxRow = (conversation: ConversationItem, contact: string, listed: boolean): InboxItem & NewItem => {
  const { id, team_id, hub_id, created_by, created_at } = conversation;
  const request_status = conversation.requests?.[contact];
  return {
    ...inboxKey(team_id, contact, id),
    ...(listed && inboxListing(team_id, contact, id, created_at, request_status)),
    entity: inboxEntryEntity,
    conversation_id: id,
    hub_id,
    contact_id: contact,
    is_muted: false,
    is_archived: false,
    ...(request_status && { request_status }),
    unread: [],
    last_read_message_id: null,
    last_message: null,
    last_activity_at: created_at,
    revision: 0,
    updated_at: created_at,
    actor: { type: 'contact', id: created_by },
  };
};

const PREVIEW_LENGTH = 140;

export const lastMessage = ({
  id,
  author_contact_id,
  is_automated,
  body,
  created_at,
  deleted_at,
}: MessageItem): LastMessage => ({
  id,
  author_contact_id,
  ...(is_automated === true && { is_automated }),
  preview: body === null ? null : cut(body, PREVIEW_LENGTH),
  created_at,
  deleted_at,
});

export const inboxEntryKind = {
  entity: inboxEntryEntity,
  key: ['TEAM#{team}#CONTACT#{contact}#INBOX', 'CONVERSATION#{conversation}'],
  index: [
    'TEAM#{team}#CONTACT#{contact}#INBOX or none',
    'ACTIVITY#{at}#{conversation} or REQUESTED#{at}#{conversation} or HELD#{at}#{conversation} or DECLINED#{at}#{conversation} or none',
  ],
  events: queuedOnly,
  person: { contact: { exported: 'conversations', erased: 'afterwards' } },
  text: 'none',
  gives: false,
} as const satisfies RowKind;
