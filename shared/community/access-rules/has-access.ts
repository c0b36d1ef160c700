import type { Condition } from '../../access/rules/condition.ts';
import { evaluate } from '../../access/rules/evaluate.ts';
import type { Facts } from '../../access/rules/facts.ts';
import type { TargetId } from '../../access/rules/rule-item.ts';
import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import { mayRead, spaceView } from '../../hubs/readers/readers.ts';
import type { SpaceMembershipItem } from '../../hubs/space-memberships/space-membership-item.ts';
import type { SpaceItem } from '../../hubs/spaces/space-item.ts';

/** A condition that could not be read is undefined, and nobody meets it. */
interface Rule {
  readonly logic_operator: unknown;
  readonly conditions: readonly (Condition | undefined)[];
}

/** A resource on the path with its rule. Without a rule it is open. */
export interface Gate {
  readonly target: TargetId;
  readonly rule: Rule | undefined;
}

/** The gates to a target, the hub first and the target last, and the space that is or contains it. */
export interface RulePath {
  readonly gates: readonly Gate[];
  readonly space: SpaceItem | undefined;
}

/** A member and the facts that rules evaluate. */
interface MemberState {
  readonly member: MemberItem;
  readonly facts: Facts;
  readonly membership: SpaceMembershipItem | undefined;
  /** Whether the member has a grant for the target. */
  readonly granted: (target: TargetId) => boolean;
}

/** Whether the member meets every rule on the path and may read the space. */
export const hasAccess = (
  { gates, space }: RulePath,
  { member, facts, membership, granted }: MemberState,
  now: Date,
): boolean => {
  const isOpen = ({ target, rule }: Gate): boolean =>
    rule === undefined || granted(target) || evaluate(rule.logic_operator, rule.conditions, facts, now).has_access;
  if (!gates.every(isOpen)) return false;
  if (!space) return true;
  const gated = gates.some(({ target, rule }) => target.type === 'space' && rule !== undefined);
  const reader = { kind: 'contact', id: member.contact_id, member } as const;
  return mayRead(spaceView(reader, { ...space, gated }, membership, true));
};
