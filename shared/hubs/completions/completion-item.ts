import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const completionEntity = /* @__PURE__ */ entity('completion');

/** A completion of a content node by a member. */
export interface CompletionItem {
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly content_node_id: string;
  readonly completed_at: string;
}

export const DONE = 'DONE#';

export const completionKey = (hub: HubKey, contact: string, node: string): Key => ({
  pk: memberPartition(hub, contact),
  sk: `${DONE}${node}`,
});

/** `content.completed` when a member completes a node, `content.reopened` when they reopen it. */
const completionEvents = /* @__PURE__ */ lifecycle<CompletionItem>()({
  thing: 'content',
  resource_type: 'content_nodes',
  id: ({ content_node_id }) => content_node_id,
  created: 'completed',
  updated: null,
  deleted: 'reopened',
  at: { completed: 'completed_at', reopened: onWrite },
});

export const completionKind = {
  entity: completionEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'DONE#{node}'],
  events: completionEvents,
  person: { contact: { exported: 'completions', erased: 'afterwards' } },
  text: 'none',
  gives: false,
  note: 'that a member has completed a node',
} as const satisfies RowKind;
