import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { WRITTEN } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { tagFor } from '../../platform/ids/place-id.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';
import type { RequestStatus } from './request-status.ts';

export const conversationEntity = /* @__PURE__ */ entity('conversation');

export const CONVERSATION_KINDS = ['direct', 'group'] as const;

/** A stored conversation. Its participants never change. */
export interface ConversationItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  /** Two contacts have at most one direct conversation per hub. */
  readonly kind: (typeof CONVERSATION_KINDS)[number];
  readonly title: string | null;
  readonly contact_ids: readonly string[];
  readonly created_by: string;
  /** The participants of a direct conversation who blocked the other one. */
  readonly blocked_by: readonly string[];
  /** True while the member who began a direct conversation is banned. Missing otherwise. */
  readonly creator_banned?: boolean;
  /** The participants for whom the conversation began as a request. Missing if there are none. */
  readonly requests?: Readonly<Record<string, RequestStatus>>;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The partition of a conversation and its messages. The ids of its messages carry the tag. */
export const conversationPartition = (team: TeamId, tag: string): string =>
  `${teamPartition(team)}#CONVERSATION#${tag}`;

export const conversationKey = (team: TeamId, tag: string): Key => ({
  pk: conversationPartition(team, tag),
  sk: 'CONVERSATION',
});

export const conversationKeyOf = (team: TeamId, id: string): Key => conversationKey(team, tagFor(id));

/** A block, a ban or an answered request does not change the conversation. */
const conversationEvents = /* @__PURE__ */ plainLifecycle<ConversationItem>({
  thing: 'conversation',
  resource_type: 'conversations',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['blocked_by', 'creator_banned', 'requests'],
});

/** Undefined unless it has this id and the contact is a participant. A tag alone can match another conversation. */
export const conversationFor = (
  conversation: ConversationItem | undefined,
  id: string,
  contact: string,
): ConversationItem | undefined =>
  conversation?.id === id && conversation.contact_ids.includes(contact) ? conversation : undefined;

export const conversationKind = {
  entity: conversationEntity,
  key: ['TEAM#{team}#CONVERSATION#{tag}', 'CONVERSATION'],
  events: conversationEvents,
  person: { contact: { exported: { none: 'The inbox entry is exported.' }, erased: WRITTEN } },
  text: 'none',
  gives: false,
} as const satisfies RowKind;
