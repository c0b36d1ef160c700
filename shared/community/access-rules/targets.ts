import type { TargetId } from '../../access/rules/rule-item.ts';
import type { AccessTarget } from '../../access/rules/target.ts';
import { contentNodeKey } from '../../engagement/content/content-node-item.ts';
import { playlistKey } from '../../engagement/content/playlist-item.ts';
import { hubEventKey } from '../../engagement/hub-events/event-item.ts';
import { hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { spaceItemKey } from '../../hubs/spaces/space-item.ts';
import { all, type Condition, compare, equals, live } from '../../platform/db/expression.ts';
import type { HubKey, Key } from '../../platform/db/key.ts';
import { isId } from '../../platform/ids/id.ts';
import { discussionKey } from '../discussions/discussion-item.ts';

/** The key of a target type, and the conditions under which its row exists. */
interface TargetKind {
  /** Undefined for an id that no such resource of the hub can have. */
  key(hub: HubKey, id: string): Key | undefined;
  readonly conditions: readonly Condition[];
}

const undeleted: Condition = compare('status', '<>', 'deleted');

const KINDS: Readonly<Record<AccessTarget, TargetKind>> = {
  hub: { key: (hub, id) => (id === hub.hub ? hubItemKey(hub) : undefined), conditions: [] },
  space: { key: spaceItemKey, conditions: [] },
  discussion: { key: ({ team }, id) => discussionKey(team, id), conditions: [undeleted] },
  content_node: { key: ({ team }, id) => contentNodeKey(team, id), conditions: [] },
  playlist: { key: ({ team }, id) => playlistKey(team, id), conditions: [] },
  event: { key: ({ team }, id) => hubEventKey(team, id), conditions: [undeleted] },
};

/** The key of a rule's target; undefined for an id that no such resource of the hub can have. */
export const targetKey = (hub: HubKey, { type, id }: TargetId): Key | undefined =>
  isId(id) ? KINDS[type].key(hub, id) : undefined;

/** The write condition that the target exists in this hub and is not deleted. */
export const targetExists = ({ hub }: HubKey, { type }: TargetId): Condition =>
  all(live, ...(type === 'hub' ? [] : [equals('hub_id', hub)]), ...KINDS[type].conditions);

export interface TargetRow {
  readonly id: string;
  readonly hub_id?: string;
  readonly status?: string;
  readonly gated?: boolean;
  readonly title?: string | null;
  readonly name?: string;
}

/** The same check for a row that was read. */
export const isExistingTarget = ({ hub }: HubKey, { type }: TargetId, row: TargetRow | undefined): row is TargetRow =>
  row !== undefined && (type === 'hub' || row.hub_id === hub) && row.status !== 'deleted';
