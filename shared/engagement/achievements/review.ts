import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import { type HubKey, hubPartition } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { awardMet, standingMember } from './award-met.ts';
import { type RuleItem, ruleKey } from './offer-item.ts';
import { waitForTenure } from './tenure.ts';
import { dayNumber } from './windows.ts';

/** How many members are looked at in one go. */
const PAGE = 50;
const AT_ONCE = 10;
const MEMBER = 'MEMBER#';

interface Review {
  readonly hub: HubKey;
  readonly achievement: string;
  /** The last member who was looked at; null to begin. */
  readonly after: string | null;
}

const reviewOne = async (db: Table, hub: HubKey, contact: string, rule: RuleItem, now: Date): Promise<void> => {
  const today = dayNumber(now.toISOString());
  await awardMet(db, { hub, contact, now, ends: { first: today, last: today } }, [rule]);
  if (rule.rule_type !== 'tenure_days') return;
  const member = await standingMember(db, hub, contact, now);
  if (member) await waitForTenure(db, hub, member, [rule], now);
};

/**
 * Looks at one page of a hub's members, for those who did before a rule was there what it asks for. Answers where the
 * next one begins; nothing after the last, or where there is no such rule any more.
 */
export const review = async (
  db: Table,
  { hub, achievement, after }: Review,
  now: Date,
): Promise<Review | undefined> => {
  const rule = await db.get<RuleItem>(ruleKey(hub, achievement));
  if (!rule) return undefined;
  const { items, next } = await db.query<MemberItem>({
    partition: hubPartition(hub),
    prefix: MEMBER,
    limit: PAGE,
    after: after === null ? undefined : { sk: `${MEMBER}${after}` },
  });
  const waiting = items.map(({ contact_id }) => contact_id);
  while (waiting.length > 0)
    await Promise.all(waiting.splice(0, AT_ONCE).map((contact) => reviewOne(db, hub, contact, rule, now)));
  const last = next?.sk?.slice(MEMBER.length);
  return last === undefined ? undefined : { hub, achievement, after: last };
};
