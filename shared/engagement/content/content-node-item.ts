import type { Author } from '../../platform/db/item.ts';
import { type HubKey, hubPartition, type Key, type TeamId } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite, publishedAt } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';
import { contentPartition, contentTag, partitionOfContent } from './content-partition.ts';

export const contentNodeEntity = /* @__PURE__ */ entity('content_node');

/** Courses and sections can contain other nodes. */
export const CONTENT_KINDS = ['course', 'section', 'lesson', 'article', 'video', 'audio'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const CONTENT_STATUSES = ['draft', 'published'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];

/** A stored content node. Its counts are a separate row. */
export interface ContentNodeItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  /** The course or section that contains it; null at the top level. */
  readonly parent_id: string | null;
  readonly kind: ContentKind;
  readonly title: string;
  /** A short text that every member of the hub may read, also while the node is locked. */
  readonly summary: string | null;
  readonly body: string | null;
  /** The main media file. */
  readonly media_id: string | null;
  readonly status: ContentStatus;
  /** The time of the first publication. */
  readonly published_at: string | null;
  readonly position: number;
  readonly is_commentable: boolean;
  /** True if an access rule restricts it. Written only with the rule. */
  readonly gated?: boolean;
  readonly author: Author;
  readonly created_at: string;
  readonly updated_at: string;
}

export const CONTENT_NODE = 'NODE#';

/** The key from the team and the id alone; undefined for an id that no content node can have. */
export const contentNodeKey = (team: TeamId, id: string): Key | undefined => {
  const pk = partitionOfContent(team, id);
  return pk === undefined ? undefined : { pk, sk: `${CONTENT_NODE}${id}` };
};

/** A hub's nodes, oldest first. Hubs with the same tag share the partition: filter by `hub_id`. */
export const contentNodesOf = ({ team, hub }: HubKey) => ({
  partition: contentPartition(team, contentTag(hub)),
  prefix: CONTENT_NODE,
});

/** The index partition of a node's children, or of the top level, by position. */
export const childNodesOf = (hub: HubKey, parent: string | null): string =>
  `${hubPartition(hub)}#CONTENT#${parent ?? 'TOP'}`;

/** `gated` is left out: the access rule has its own events. */
const contentNodeEvents = /* @__PURE__ */ lifecycle<ContentNodeItem>()({
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

export const contentNodeKind = {
  entity: contentNodeEntity,
  key: ['TEAM#{team}#CONTENT#{tag}', 'NODE#{node}'],
  index: ['TEAM#{team}#HUB#{hub}#CONTENT#{parent}', 'POSITION#{position}#{node}'],
  events: contentNodeEvents,
  person: nobody,
  text: { foundAs: 'content_node' },
  gives: false,
  note: 'the parent is `TOP` for top-level content',
} as const satisfies RowKind;
