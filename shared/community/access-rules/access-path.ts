import type { TargetId } from '../../access/rules/rule-item.ts';
import type { Gated } from '../../access/rules/target.ts';
import { admittedSpace, admitWithRows, spaceKeys } from '../../access/spaces/admit-space.ts';
import { ancestorsOf } from '../../engagement/content/ancestors.ts';
import type { ContentNodeItem } from '../../engagement/content/content-node-item.ts';
import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import { mayRead, type Reader } from '../../hubs/readers/readers.ts';
import type { SpaceItem } from '../../hubs/spaces/space-item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { isShownTo } from '../discussions/admit-discussion.ts';
import type { DiscussionItem } from '../discussions/discussion-item.ts';
import { isExistingTarget, type TargetRow, targetKey } from './targets.ts';

/** The resources that a rule may restrict between a contact and a target: the hub first, the target last. */
export interface AccessPath {
  readonly gates: readonly Gated[];
  /** The space that is the target or contains it. */
  readonly space: SpaceItem | undefined;
}

/** A target with the path to it. */
interface FoundTarget extends AccessPath {
  /** The row of the target. */
  readonly row: TargetRow;
}

const gate = (type: Gated['type'], { id, gated }: Pick<TargetRow, 'id' | 'gated'>): Gated => ({
  type,
  id,
  ...(gated && { gated }),
});

interface Lookup {
  readonly db: Table;
  readonly hub: HubKey;
  readonly caller: Reader;
  readonly now: Date;
}

/** The space if the asker may see it, and whether they could read it without its access rule. */
const spaceOf = async ({ db, hub, caller, now }: Lookup, id: string) => {
  const rows = await db.getMany(spaceKeys(hub, id, caller));
  const known = await admitWithRows(db, caller, hub, rows, now);
  const unlocked = known && admittedSpace(caller, rows, true);
  return unlocked && { space: unlocked.space, readable: mayRead(unlocked.view) };
};

/** Finds the path below the hub; undefined if the asker may not see the target. */
type PathFinder = (lookup: Lookup, row: TargetRow) => Promise<AccessPath | undefined>;

const PATHS: Readonly<Record<Gated['type'], PathFinder>> = {
  hub: async () => ({ gates: [], space: undefined }),
  async space(lookup, { id }) {
    const found = await spaceOf(lookup, id);
    return found && { gates: [gate('space', found.space)], space: found.space };
  },
  async discussion(lookup, row) {
    const discussion = row as DiscussionItem & typeof row;
    const found = await spaceOf(lookup, discussion.space_id);
    if (!found?.readable || !isShownTo(lookup.caller, discussion)) return undefined;
    return { gates: [gate('space', found.space), gate('discussion', row)], space: found.space };
  },
  async content_node({ db, caller }, row) {
    const node = row as ContentNodeItem & typeof row;
    const above = (await ancestorsOf(db, [node]))(node);
    const line = above && [node, ...above];
    if (!line || (caller.kind === 'contact' && line.some(({ status }) => status !== 'published'))) return undefined;
    return { gates: line.map((one) => gate('content_node', one)).reverse(), space: undefined };
  },
  async playlist({ caller }, row) {
    if (caller.kind === 'contact' && row.status !== 'published') return undefined;
    return { gates: [gate('playlist', row)], space: undefined };
  },
  async event({ caller }, row) {
    if (caller.kind === 'contact' && row.status === 'draft') return undefined;
    return { gates: [gate('event', row)], space: undefined };
  },
};

/**
 * The path to a target in a hub. Undefined if it does not exist, or if something other than an access rule hides it
 * from the asker. A secret space with a rule stays hidden from contacts who do not meet the rule.
 */
export const accessPathTo = async (
  db: Table,
  hubItem: HubItem,
  target: TargetId,
  caller: Reader,
  now: Date,
): Promise<FoundTarget | undefined> => {
  const hub = { team: hubItem.team_id, hub: hubItem.id };
  const key = targetKey(hub, target);
  const row = key && (target.type === 'hub' ? hubItem : await db.get<TargetRow>(key));
  if (!isExistingTarget(hub, target, row)) return undefined;
  const between = await PATHS[target.type]({ db, hub, caller, now }, row);
  return between && { row, ...between, gates: [gate('hub', hubItem), ...between.gates] };
};
