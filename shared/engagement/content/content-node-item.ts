import type { Author } from '../../platform/db/item.ts';
import { type HubKey, hubPartition, type Key, type TeamId } from '../../platform/db/key.ts';
import { onWrite, publishedAt } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import { contentPartition, contentTag, partitionOfContent } from './content-partition.ts';

/** What a node is. A course holds sections and lessons, a section lessons; what is neither holds nothing. */
export const CONTENT_KINDS = ['course', 'section', 'lesson', 'article', 'video', 'audio'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const CONTENT_STATUSES = ['draft', 'published'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** A content node as stored. What others add to it stands in its counters. */
export interface ContentNodeItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  /** The course or section it stands in; null for one that stands by itself. */
  readonly parent_id: string | null;
  readonly kind: ContentKind;
  readonly title: string;
  /** A line or two about it, which everybody in the hub may read even where the rest is locked. */
  readonly summary: string | null;
  readonly body: string | null;
  /** Its main media. */
  readonly media_id: string | null;
  readonly status: ContentStatus;
  /** When it was first published. */
  readonly published_at: string | null;
  readonly position: number;
  readonly is_commentable: boolean;
  /** An access rule stands on it. Written by the rule alone. */
  readonly gated?: boolean;
  readonly author: Author;
  readonly created_at: string;
  readonly updated_at: string;
}

export const CONTENT_NODE = 'NODE#';

/** Found by its id and its team alone; `undefined` for an id that no content node can have. */
export const contentNodeKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfContent(team, id);
  return pk === undefined ? undefined : { pk, sk: `${CONTENT_NODE}${id}` };
};

/** A hub's nodes, oldest first; two hubs that share a tag share the run. */
export const contentNodesOf = ({ team, hub }: HubKey) => ({
  partition: contentPartition(team, contentTag(hub)),
  prefix: CONTENT_NODE,
});

/** The partition of the index in which the nodes below one, or those that stand by themselves, are in their order. */
export const childNodesOf = (hub: HubKey, parent: string | null): string =>
  `${hubPartition(hub)}#CONTENT#${parent ?? 'TOP'}`;

/** The life of a node; what a rule on it changes is told by the rule. */
export const contentNodeEvents = /* @__PURE__ */ lifecycle<ContentNodeItem>()({
  thing: 'content_node',
  resource_type: 'content_nodes',
  id: ({ id }) => id,
  hub: ({ hub_id }) => hub_id,
  hidden: ['gated'],
  created: 'created',
  deleted: 'deleted',
  updated: ({ status: from }, { status: to }) => {
    if (from === to) return 'updated';
    return to === 'published' ? 'published' : 'unpublished';
  },
  at: { created: 'created_at', updated: onWrite, deleted: onWrite, published: publishedAt, unpublished: onWrite },
});
