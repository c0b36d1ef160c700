import type { Key, TeamId } from '../../platform/db/key.ts';
import { WRITTEN } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import { conversationPartition } from './conversation-item.ts';

export const messageEntity = /* @__PURE__ */ entity('message');

/** A stored message. A deleted one keeps its row without the text. */
export interface MessageItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly conversation_id: string;
  readonly author_contact_id: string;
  /** True if an automation sent the message in the name of its author. Missing otherwise. */
  readonly is_automated?: boolean;
  readonly body: string | null;
  /** True if the message has or had attachments. */
  readonly attached?: boolean;
  readonly created_at: string;
  readonly updated_at: string;
  readonly edited_at: string | null;
  readonly deleted_at: string | null;
}

export const MESSAGE = 'MESSAGE#';

export const messageKey = (team: TeamId, tag: string, id: string): Key => ({
  pk: conversationPartition(team, tag),
  sk: `${MESSAGE}${id}`,
});

/** Events carry the id, never the text. */
const messageEvents = /* @__PURE__ */ lifecycle<MessageItem>()({
  thing: 'message',
  resource_type: 'messages',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  created: 'created',
  deleted: null,
  updated: (_, { deleted_at }, changed) =>
    deleted_at !== null && changed.includes('deleted_at') ? 'deleted' : 'updated',
  at: {
    created: 'created_at',
    updated: (row, was, written) => (row.edited_at === was?.edited_at ? written : row.edited_at),
    deleted: 'deleted_at',
  },
});

export const messageKind = {
  entity: messageEntity,
  key: ['TEAM#{team}#CONVERSATION#{tag}', 'MESSAGE#{message}'],
  events: messageEvents,
  person: { contact: { exported: 'messages', erased: WRITTEN } },
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;
