import type { Condition, LogicOperator } from '../../access/rules/condition.ts';
import { conditionsOf } from '../../access/rules/evaluate.ts';
import { factKeys, factsOf } from '../../access/rules/facts.ts';
import { accessGrantKey } from '../../access/rules/grant-item.ts';
import { type AccessRuleItem, accessRuleKey, type TargetId } from '../../access/rules/rule-item.ts';
import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import { isAdmitted, type MemberItem } from '../../hubs/people/members/member-item.ts';
import type { Reader } from '../../hubs/readers/readers.ts';
import { type SpaceMembershipItem, spaceMembershipKey } from '../../hubs/space-memberships/space-membership-item.ts';
import { gather } from '../../platform/db/gather.ts';
import { type HubKey, hubPartition } from '../../platform/db/key.ts';
import type { PageRequest, Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { accessPathTo } from './access-path.ts';
import { type Gate, hasAccess, type RulePath } from './has-access.ts';

/** A member whose access the rule would change. */
interface Change {
  readonly contact_id: string;
  readonly change: 'gains' | 'loses';
}

/** The effect of a rule on the members of one page. */
interface Preview {
  readonly items: readonly Change[];
  readonly next: Position | undefined;
  readonly examined: number;
  readonly gains: number;
  readonly loses: number;
  readonly keeps: number;
  readonly stays_without: number;
}

interface Previewing {
  readonly target: TargetId;
  readonly logic_operator: LogicOperator;
  readonly conditions: readonly Condition[];
  readonly page: PageRequest;
}

/** The maximum of rows read per page. Rules with many conditions examine fewer members. */
const MAX_ROWS = 2_000;

const changeOf = (before: boolean, after: boolean): 'gains' | 'loses' | 'keeps' | 'stays_without' => {
  if (before) return after ? 'keeps' : 'loses';
  return after ? 'gains' : 'stays_without';
};

/** The path is computed independently of what the caller may see. */
const UNRESTRICTED_READER: Reader = {
  kind: 'user',
  id: '',
  permissions: new Set(['hubs.manage', 'content.manage', 'members.moderate']),
};

/** The path to the target now, and with the proposed rule on the target. */
const pathsToCompare = async (db: Table, item: HubItem, { target, ...proposed }: Previewing, now: Date) => {
  const hub = { team: item.team_id, hub: item.id };
  const way = await accessPathTo(db, item, target, UNRESTRICTED_READER, now);
  const before = (way?.gates ?? []).filter(({ type, id }) => type !== target.type || id !== target.id);
  const ruled = [...before.filter(({ gated }) => gated), target];
  const rows = await gather(
    db,
    ruled.map((one) => accessRuleKey(hub, one)),
  );
  const gates = ruled.map(({ type, id }): Gate => {
    const rule = rows<AccessRuleItem>(accessRuleKey(hub, { type, id }));
    return {
      target: { type, id },
      rule: rule && { logic_operator: rule.logic_operator, conditions: conditionsOf(rule) },
    };
  });
  const space = way?.space;
  const current: RulePath = { gates, space };
  return { current, changed: { gates: [...gates.slice(0, -1), { target, rule: proposed }], space } satisfies RulePath };
};

/**
 * Which members would gain and lose access to the target by the rule, all other rules and grants included. Each page
 * examines at most `limit` members, by contact id; the pages together examine all of them.
 */
export const previewRule = async (db: Table, item: HubItem, previewing: Previewing, now: Date): Promise<Preview> => {
  const hub: HubKey = { team: item.team_id, hub: item.id };
  const { current, changed } = await pathsToCompare(db, item, previewing, now);
  const { space } = current;
  const rules = [...current.gates.map(({ rule }) => rule), previewing];
  const allConditions = rules.flatMap((rule) => rule?.conditions.filter((one) => one !== undefined) ?? []);
  const keysOf = (member: Pick<MemberItem, 'contact_id' | 'role' | 'joined_at'>) => [
    ...factKeys({ hub, member }, allConditions),
    ...current.gates.map(({ target }) => accessGrantKey(hub, member.contact_id, target)),
    ...(space ? [spaceMembershipKey(hub, member.contact_id, space.id)] : []),
  ];
  const each = keysOf({ contact_id: '', role: 'member', joined_at: null }).length;
  const limit = Math.max(1, Math.min(previewing.page.limit, Math.floor(MAX_ROWS / each)));
  const page = { limit, after: previewing.page.after };
  const { items, next } = await db.query<MemberItem>({
    partition: hubPartition(hub),
    prefix: 'MEMBER#',
    eventual: true,
    ...page,
  });
  const inside = items.filter((member) => isAdmitted(member, now.getTime()));
  const rows = await gather(db, inside.flatMap(keysOf), { eventual: true });
  const found = inside.map((member) => {
    const { contact_id } = member;
    const state = {
      member,
      facts: factsOf({ hub, member }, allConditions, rows, now),
      membership: space && rows<SpaceMembershipItem>(spaceMembershipKey(hub, contact_id, space.id)),
      granted: (target: TargetId) => rows(accessGrantKey(hub, contact_id, target)) !== undefined,
    };
    return { contact_id, change: changeOf(hasAccess(current, state, now), hasAccess(changed, state, now)) };
  });
  const count = (of: string) => found.filter(({ change }) => change === of).length;
  return {
    items: found.flatMap(({ contact_id, change }) =>
      change === 'gains' || change === 'loses' ? [{ contact_id, change }] : [],
    ),
    next,
    examined: inside.length,
    gains: count('gains'),
    loses: count('loses'),
    keeps: count('keeps'),
    stays_without: count('stays_without'),
  };
};
