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

/**
 * The gated targets that were granted to the member, or whose rules they meet. Two round trips: grants and rules, then
 * facts.
 */
const openForMember = async (
  db: Table,
  { hub, member }: Subject,
  closed: readonly Gated[],
  now: Date,
  read: typeof gatherNear,
): Promise<Gated[]> => {
  const grantOf = (target: Gated) => accessGrantKey(hub, member.contact_id, target);
  const rows = await read(
    db,
    closed.flatMap((target) => [accessRuleKey(hub, target), grantOf(target)]),
  );
  const granted = closed.filter((target) => rows(grantOf(target)) !== undefined);
  const rules = closed.flatMap((target) => {
    const rule = granted.includes(target) ? undefined : rows<AccessRuleItem>(accessRuleKey(hub, target));
    return rule ? [{ target, logic: rule.logic_operator, conditions: conditionsOf(rule) }] : [];
  });
  const allConditions = rules.flatMap(({ conditions }) => conditions.filter((one) => one !== undefined));
  const facts = factsOf(
    { hub, member },
    allConditions,
    await gather(db, factKeys({ hub, member }, allConditions)),
    now,
  );
  const admitted = rules.filter(({ logic, conditions }) => evaluate(logic, conditions, facts, now).has_access);
  return [...granted, ...admitted.map(({ target }) => target)];
};

const memberOf = (reader: Reader): ContactReader['member'] => (reader.kind === 'contact' ? reader.member : undefined);

/**
 * The ids of the targets that access rules open to the reader. Creators have access to all; a target without a rule is
 * open and costs no read; all gated targets together cost two round trips and need an admitted member. A gated target
 * whose rule is missing is closed: the rule was just deleted, and the next read finds the target without `gated`. Lists
 * `read` rules and grants by range.
 */
export const openTargetIds = async (
  db: Table,
  reader: Reader,
  hub: HubKey,
  targets: readonly Gated[],
  now: Date,
  read: typeof gatherNear = gather,
): Promise<ReadonlySet<string>> => {
  const creator = reader.kind === 'user' || reader.kind === 'key';
  const open = targets.filter(({ gated }) => creator || !gated);
  const closed = targets.filter(({ gated }) => !creator && gated);
  const member = memberOf(reader);
  const more = closed.length > 0 && member ? await openForMember(db, { hub, member }, closed, now, read) : [];
  return new Set([...open, ...more].map(({ id }) => id));
};
