import { gather } from '../db/gather.ts';
import { type HubKey, hubPartition } from '../db/key.ts';
import type { Position } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import { type SpaceItem, spaceItemKey } from '../hubs/space-item.ts';
import { isAdmitted, type MemberItem } from '../members/member-item.ts';
import { mayRead, type Reader, spaceView } from '../spaces/readers.ts';
import { type SpaceMembershipItem, spaceMembershipKey } from '../spaces/space-membership-item.ts';
import type { Condition, LogicOperator } from './condition.ts';
import { conditionsOf, evaluate } from './evaluate.ts';
import { type Facts, factKeys, factsOf } from './facts.ts';
import { type AccessRuleItem, accessRuleKey, type TargetId } from './rule-item.ts';

/** A member for whom the rule would change something. */
export interface Change {
  readonly contact_id: string;
  readonly change: 'gains' | 'loses';
}

/** What a rule would change for those members that were looked at. */
export interface Preview {
  readonly items: readonly Change[];
  readonly next?: Position;
  readonly examined: number;
  readonly gains: number;
  readonly loses: number;
  readonly keeps: number;
  readonly stays_without: number;
}

export interface Previewing {
  readonly target: TargetId;
  readonly logic_operator: LogicOperator;
  readonly conditions: readonly Condition[];
  readonly page: { readonly limit: number; readonly after: Position | undefined };
}

/** So many rows at most are read of the members of one page: fewer members are looked at where a rule asks much of each. */
const MOST_ROWS = 2_000;

interface Rule {
  readonly logic_operator: unknown;
  readonly conditions: readonly (Condition | undefined)[];
}

const isCondition = (one: Condition | undefined): one is Condition => one !== undefined;

/** Whether a member reaches the target under a rule, or under none. */
type Reaches = (rule: Rule | undefined, facts: Facts) => boolean;

const reachesTarget =
  (member: MemberItem, space: SpaceItem | undefined, membership: SpaceMembershipItem | undefined, now: Date): Reaches =>
  (rule, facts) => {
    const meets = rule !== undefined && evaluate(rule.logic_operator, rule.conditions, facts, now).has_access;
    if (!space) return rule === undefined || meets;
    const reader: Reader = { kind: 'contact', id: member.contact_id, member };
    return mayRead(spaceView(reader, { ...space, gated: rule !== undefined }, membership, meets));
  };

const changeOf = (before: boolean, after: boolean): 'gains' | 'loses' | 'keeps' | 'stays_without' => {
  if (before) return after ? 'keeps' : 'loses';
  return after ? 'gains' : 'stays_without';
};

/** The rule as it stands, the space it would stand on, and how many rows of a member the two rules ask for. */
const setting = async (db: Table, hub: HubKey, { target, ...rule }: Previewing) => {
  const ruleKey = accessRuleKey(hub, target);
  const spaceKey = target.type === 'space' ? spaceItemKey(hub, target.id) : undefined;
  const rows = await gather(db, [ruleKey, ...(spaceKey ? [spaceKey] : [])]);
  const standing = rows<AccessRuleItem>(ruleKey);
  const current = standing && { logic_operator: standing.logic_operator, conditions: conditionsOf(standing) };
  const asked = [...(current?.conditions.filter(isCondition) ?? []), ...rule.conditions];
  const space = spaceKey && rows<SpaceItem>(spaceKey);
  return { current, asked, space };
};

/**
 * Who of the next members of a hub would reach something that they do not reach now, and who would no longer. A page
 * looks at no more members than it has items; following it to its end looks at all of them, in the order of their ids.
 */
export const previewRule = async (db: Table, hub: HubKey, previewing: Previewing, now: Date): Promise<Preview> => {
  const { current, asked, space } = await setting(db, hub, previewing);
  const proposed: Rule = previewing;
  const keysOf = (member: MemberItem) => [
    ...factKeys({ hub, member }, asked),
    ...(space ? [spaceMembershipKey(hub, member.contact_id, space.id)] : []),
  ];
  const nobody = { contact_id: '', role: 'member', joined_at: null } as const;
  const each = factKeys({ hub, member: nobody }, asked).length + 1;
  const limit = Math.max(1, Math.min(previewing.page.limit, Math.floor(MOST_ROWS / each)));
  const page = { limit, after: previewing.page.after };
  const { items, next } = await db.query<MemberItem>({ partition: hubPartition(hub), prefix: 'MEMBER#', ...page });
  const inside = items.filter((member) => isAdmitted(member, now.getTime()));
  const rows = await gather(db, inside.flatMap(keysOf), { eventual: true });
  const found = inside.map((member) => {
    const facts = factsOf({ hub, member }, asked, rows, now);
    const membership = space && rows<SpaceMembershipItem>(spaceMembershipKey(hub, member.contact_id, space.id));
    const reaches = reachesTarget(member, space, membership, now);
    return { contact_id: member.contact_id, change: changeOf(reaches(current, facts), reaches(proposed, facts)) };
  });
  const count = (of: string) => found.filter(({ change }) => change === of).length;
  return {
    items: found.flatMap(({ contact_id, change }) =>
      change === 'gains' || change === 'loses' ? [{ contact_id, change }] : [],
    ),
    ...(next && { next }),
    examined: inside.length,
    gains: count('gains'),
    loses: count('loses'),
    keeps: count('keeps'),
    stays_without: count('stays_without'),
  };
};
