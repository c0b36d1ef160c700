import { type HubKey, hubPartition, type Key } from '../db/key.ts';
import { lifecycle } from '../events/lifecycle.ts';

/** That a member has completed a content node. */
export interface CompletionItem {
  readonly team_id: string;
  readonly hub_id: string;
  readonly contact_id: string;
  readonly content_node_id: string;
  readonly completed_at: string;
}

export const DONE = 'DONE#';

/** What one member has completed in a hub stands together, with all else that is theirs there. */
export const completionsOf = (hub: HubKey, contact: string): string => `${hubPartition(hub)}#MEMBER#${contact}`;

export const completionKey = (hub: HubKey, contact: string, node: string): Key => ({
  pk: completionsOf(hub, contact),
  sk: `${DONE}${node}`,
});

/** `content.completed` when a member completes a node, `content.reopened` when they take it back. */
export const completionEvents = lifecycle<CompletionItem>({
  thing: 'content',
  resource_type: 'content_nodes',
  id: ({ content_node_id }) => content_node_id,
  created: () => 'completed',
  deleted: 'reopened',
});
