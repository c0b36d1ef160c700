import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { tagFor } from '../../platform/ids/place-id.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';

export const CONVERSATION_KINDS = ['direct', 'group'] as const;

/** A conversation as stored: who is in it and where. Who is in it never changes. */
export interface ConversationItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  /** Direct: two people, and one conversation for these two in a hub. */
  readonly kind: (typeof CONVERSATION_KINDS)[number];
  readonly title: string | null;
  readonly contact_ids: readonly string[];
  readonly created_by: string;
  /** Who of a direct conversation's two has blocked the other. */
  readonly blocked_by: readonly string[];
  readonly created_at: string;
  readonly updated_at: string;
}

/** The partition of a conversation and its messages: the tag that its messages' ids carry. */
export const conversationPartition = (team: TeamId, tag: string): string =>
  `${teamPartition(team)}#CONVERSATION#${tag}`;

/** A tag belongs to one conversation of the team. */
export const conversationKey = (team: TeamId, tag: string): Key => ({
  pk: conversationPartition(team, tag),
  sk: 'CONVERSATION',
});

export const conversationKeyOf = (team: TeamId, id: string): Key => conversationKey(team, tagFor(id));

/** A conversation is told as it is opened; blocks are told of the two, not of it. */
export const conversationEvents = /* @__PURE__ */ plainLifecycle<ConversationItem>({
  thing: 'conversation',
  resource_type: 'conversations',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['blocked_by'],
});

/** The conversation, where it is the one of this id and the contact is in it. */
export const conversationFor = (
  conversation: ConversationItem | undefined,
  id: string,
  contact: string,
): ConversationItem | undefined =>
  conversation?.id === id && conversation.contact_ids.includes(contact) ? conversation : undefined;
