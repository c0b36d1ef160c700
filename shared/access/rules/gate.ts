import type { ContactReader, Reader } from '../../hubs/readers/readers.ts';
import { gather } from '../../platform/db/gather.ts';
import type { gatherNear } from '../../platform/db/gather-near.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { conditionsOf, evaluate } from './evaluate.ts';
import { factKeys, factsOf, type Subject } from './facts.ts';
import { accessGrantKey } from './grant-item.ts';
import { type AccessRuleItem, accessRuleKey } from './rule-item.ts';
import type { Gated } from './target.ts';
import { dripLock, NO_UNLOCK_TIMES, type UnlockTimes, unlockTimes } from './unlock-times.ts';

/** The gated targets that are open to a reader, and when drip campaigns unlock the others. */
interface Gates {
  readonly open: ReadonlySet<string>;
  readonly unlocks: UnlockTimes;
}

interface GateOptions {
  /** Lists read rules and grants by range. */
  readonly read?: typeof gatherNear;
  /** Reads when drip campaigns unlock what they lock, in one more round trip if there is such a target. */
  readonly times?: boolean;
}

/**
 * The gated targets that were granted to the member, or whose rules they meet. Two round trips: grants and rules, then
 * facts together with the times of drip campaigns.
 */
const gatesForMember = async (
  db: Table,
  { hub, member }: Subject,
  closed: readonly Gated[],
  now: Date,
  { read = gather, times = false }: GateOptions,
): Promise<Gates> => {
  const grantOf = (target: Gated) => accessGrantKey(hub, member.contact_id, target);
  const rows = await read(
    db,
    closed.flatMap((target) => [accessRuleKey(hub, target), grantOf(target)]),
  );
  const granted = closed.filter((target) => rows(grantOf(target)) !== undefined);
  const rules = closed.flatMap((target) => {
    const rule = granted.includes(target) ? undefined : rows<AccessRuleItem>(accessRuleKey(hub, target));
    return rule ? [{ target, rule, logic: rule.logic_operator, conditions: conditionsOf(rule) }] : [];
  });
  const allConditions = rules.flatMap(({ conditions }) => conditions.filter((one) => one !== undefined));
  const locks = rules.flatMap(({ target, rule }) => dripLock(target, rule) ?? []);
  const [known, unlocks] = await Promise.all([
    gather(db, factKeys({ hub, member }, allConditions)),
    times ? unlockTimes(db, hub, member.contact_id, locks) : NO_UNLOCK_TIMES,
  ]);
  const facts = factsOf({ hub, member }, allConditions, known, now);
  const admitted = rules.filter(({ logic, conditions }) => evaluate(logic, conditions, facts, now).has_access);
  return { open: new Set([...granted, ...admitted.map(({ target }) => target)].map(({ id }) => id)), unlocks };
};

const memberOf = (reader: Reader): ContactReader['member'] => (reader.kind === 'contact' ? reader.member : undefined);

/**
 * The targets that access rules open to the reader, and when drip campaigns unlock the others. Creators have access to
 * all; a target without a rule is open and costs no read; all gated targets together cost two round trips and need an
 * admitted member. A gated target whose rule is missing is closed: the rule was just deleted, and the next read finds
 * the target without `gated`.
 */
export const gatesOf = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  targets: readonly Gated[],
  now: Date,
  options: GateOptions = {},
): Promise<Gates> => {
  const creator = reader.kind === 'user' || reader.kind === 'key';
  const open = targets.filter(({ gated }) => creator || !gated);
  const closed = targets.filter(({ gated }) => !creator && gated);
  const member = memberOf(reader);
  if (closed.length === 0 || !member) return { open: new Set(open.map(({ id }) => id)), unlocks: NO_UNLOCK_TIMES };
  const more = await gatesForMember(db, { hub, member }, closed, now, options);
  return { open: new Set([...open.map(({ id }) => id), ...more.open]), unlocks: more.unlocks };
};

/** The ids of the targets that access rules open to the reader. */
export const openTargetIds = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  targets: readonly Gated[],
  now: Date,
  read: typeof gatherNear = gather,
): Promise<ReadonlySet<string>> => (await gatesOf(db, reader, hub, targets, now, { read })).open;
