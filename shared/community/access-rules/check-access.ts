import { conditionsOf, evaluate, type RuleReason } from '../../access/rules/evaluate.ts';
import { type Facts, factKeys, factsOf } from '../../access/rules/facts.ts';
import { accessGrantKey } from '../../access/rules/grant-item.ts';
import { type AccessRuleItem, accessRuleKey, type TargetId } from '../../access/rules/rule-item.ts';
import { dripLock, lastUnlock, unlockTimes } from '../../access/rules/unlock-times.ts';
import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import { contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { isAdmitted, type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import { mayRead, type Reader, spaceView } from '../../hubs/readers/readers.ts';
import { type SpaceMembershipItem, spaceMembershipKey } from '../../hubs/space-memberships/space-membership-item.ts';
import { gather, preloaded } from '../../platform/db/gather.ts';
import type { Table } from '../../platform/db/table.ts';
import { titleKeys, titleOf } from '../titles/target-title.ts';
import { type AccessPath, accessPathTo } from './access-path.ts';
import { type Explained, explain, explanationKeys } from './explain.ts';
import type { TargetRow } from './targets.ts';

export const CHECK_REASONS = [
  'no_rule',
  'conditions_met',
  'conditions_not_met',
  'no_conditions',
  'drip',
  'granted',
  'not_a_member',
  'space_membership_required',
] as const satisfies readonly (
  | RuleReason
  | 'no_rule'
  | 'drip'
  | 'granted'
  | 'not_a_member'
  | 'space_membership_required'
)[];

/** Whether a contact has access, the rule that decided, and the result of each of its conditions. */
interface Check {
  readonly has_access: boolean;
  /** Null if the caller may not know the target. */
  readonly target_title: string | null;
  readonly reason: (typeof CHECK_REASONS)[number];
  /** When the last lock ends, if drip campaigns hold all of them; else null. */
  readonly unlocks_at: string | null;
  readonly rule: Pick<AccessRuleItem, 'id' | 'target_type' | 'target_id' | 'logic_operator'> | null;
  readonly conditions: readonly Explained[];
}

interface Checking {
  readonly hub: HubItem;
  readonly target: TargetId;
  /** The caller. `contact` is the contact whose access is checked. */
  readonly caller: Reader;
  readonly contact: string;
}

interface Verdict extends Omit<Check, 'target_title'> {
  /** Whether the contact has access to the hub itself. */
  readonly in_hub: boolean;
}

const withoutRule = (has_access: boolean, reason: Check['reason']): Verdict => ({
  has_access,
  reason,
  unlocks_at: null,
  in_hub: false,
  rule: null,
  conditions: [],
});

/** A grant gives access whatever the rule requires. The conditions are evaluated for the answer. */
const verdictOf = (rule: AccessRuleItem | undefined, granted: boolean, facts: Facts, now: Date) => {
  const verdict = evaluate(rule?.logic_operator, rule ? conditionsOf(rule) : [], facts, now);
  if (!granted || verdict.has_access) return verdict;
  return { ...verdict, has_access: true, reason: 'granted' as const };
};

const evaluatePath = async (
  db: Table,
  { hub: item, caller }: Checking,
  path: AccessPath,
  member: MemberItem,
  now: Date,
) => {
  const hub = { team: item.team_id, hub: item.id };
  const closed = path.gates.filter(({ gated }) => gated);
  const membershipKey = path.space && spaceMembershipKey(hub, member.contact_id, path.space.id);
  const grantOf = (gate: AccessPath['gates'][number]) => accessGrantKey(hub, member.contact_id, gate);
  const rows = await gather(db, [
    ...closed.flatMap((gate) => [accessRuleKey(hub, gate), grantOf(gate)]),
    ...(membershipKey ? [membershipKey] : []),
  ]);
  const granted = closed.map((gate) => rows(grantOf(gate)) !== undefined);
  const rules = closed.map((gate) => rows<AccessRuleItem>(accessRuleKey(hub, gate)));
  const allConditions = rules.flatMap((rule) => (rule ? conditionsOf(rule).filter((one) => one !== undefined) : []));
  const audience = { team: hub.team, isMember: caller.kind === 'contact' };
  const subject = { hub, member };
  const locks = closed.flatMap((gate, nth) => {
    const rule = granted[nth] ? undefined : rules[nth];
    return (rule && dripLock(gate, rule)) ?? [];
  });
  const [known, unlocks] = await Promise.all([
    gather(db, [...factKeys(subject, allConditions), ...explanationKeys(audience, allConditions)]),
    unlockTimes(db, hub, member.contact_id, locks),
  ]);
  const facts = factsOf(subject, allConditions, known, now);
  const verdicts = closed.map((gate, nth) => ({
    gate,
    rule: rules[nth],
    verdict: verdictOf(rules[nth], granted[nth] === true, facts, now),
  }));
  const denying = verdicts.filter(({ verdict }) => !verdict.has_access);
  const deciding = denying[0] ?? verdicts.at(-1);
  const membership = membershipKey && rows<SpaceMembershipItem>(membershipKey);
  const explained = deciding?.verdict.conditions.map((one) => explain(one, audience, facts, known, now)) ?? [];
  return { deciding, membership, explained, unlocks, denying: denying.map(({ gate }) => gate) };
};

const verdictOn = async (
  db: Table,
  checking: Checking,
  way: AccessPath,
  member: MemberItem | undefined,
  now: Date,
): Promise<Verdict> => {
  if (!member || !isAdmitted(member, now.getTime())) return withoutRule(false, 'not_a_member');
  const { deciding, membership, explained, unlocks, denying } = await evaluatePath(db, checking, way, member, now);
  const { gate, rule, verdict } = deciding ?? {};
  const reader: Reader = { kind: 'contact', id: member.contact_id, member };
  const outside = way.space && !mayRead(spaceView(reader, way.space, membership, true));
  const in_hub = !denying.some(({ type }) => type === 'hub');
  const shown = { rule: rule ?? null, conditions: explained, unlocks_at: null, in_hub };
  if (gate && verdict && !verdict.has_access) {
    if (unlocks(gate) === undefined) return { has_access: false, reason: verdict.reason, ...shown };
    return { has_access: false, reason: 'drip', ...shown, unlocks_at: outside ? null : lastUnlock(unlocks, denying) };
  }
  if (outside) return { has_access: false, reason: 'space_membership_required', ...shown };
  return { has_access: true, reason: verdict?.reason ?? 'no_rule', ...shown };
};

/** Whether members of the hub see the title of a target in lists while an access rule locks it. */
const LISTED_WHILE_LOCKED: Readonly<Record<TargetId['type'], boolean>> = {
  hub: true,
  space: true,
  discussion: false,
  content_node: true,
  playlist: true,
  event: false,
};

/** Members see the title of what they have access to, and of what lists show them locked. The hub is public. */
const mayKnow = ({ type }: TargetId, { has_access, in_hub }: Verdict): boolean =>
  has_access || type === 'hub' || (in_hub && LISTED_WHILE_LOCKED[type]);

const titleFor = ({ hub: { team_id, id }, target, caller }: Checking, row: TargetRow, verdict: Verdict) => {
  if (caller.kind === 'contact') return mayKnow(target, verdict) ? (row.title ?? row.name ?? null) : null;
  const hub = { team: team_id, hub: id };
  return caller.kind === 'anonymous' ? null : titleOf(hub, target, caller, preloaded(titleKeys(hub, target), [row]));
};

/**
 * Checks a contact's access to a target. All rules on the path are evaluated, the hub's first. The first one that
 * denies decides, else the innermost. The number of reads is bounded.
 */
export const checkAccess = async (
  db: Table,
  checking: Checking,
  now: Date,
): Promise<Check | 'unknown_target' | 'unknown_contact'> => {
  const { hub: item, target, caller, contact } = checking;
  const hub = { team: item.team_id, hub: item.id };
  const [way, [person, member]] = await Promise.all([
    accessPathTo(db, item, target, caller, now),
    db.getMany<MemberItem>([contactKey(hub.team, contact), memberKey(hub, contact)]),
  ]);
  if (!person) return 'unknown_contact';
  if (!way) return 'unknown_target';
  const verdict = await verdictOn(db, checking, way, member, now);
  return { ...verdict, target_title: titleFor(checking, way.row, verdict) };
};
