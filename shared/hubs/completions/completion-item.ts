import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

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
export const completionEvents = /* @__PURE__ */ lifecycle<CompletionItem>()({
  thing: 'content',
  resource_type: 'content_nodes',
  id: ({ content_node_id }) => content_node_id,
  created: 'completed',
  updated: null,
  deleted: 'reopened',
  at: { completed: 'completed_at', reopened: onWrite },
});
