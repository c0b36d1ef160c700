import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import { type HubKey, hubPartition } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { awardMet, currentMember } from './award-met.ts';
import { type RuleItem, ruleKey } from './offer-item.ts';
import { scheduleTenureChecks } from './tenure.ts';
import { dayNumber } from './windows.ts';

const PAGE_SIZE = 50;
const CONCURRENCY = 10;
const MEMBER = 'MEMBER#';

interface Review {
  readonly hub: HubKey;
  readonly achievement: string;
  /** The last contact that was reviewed; null for the first page. */
  readonly after: string | null;
}

const reviewOne = async (db: Table, hub: HubKey, contact: string, rule: RuleItem, now: Date): Promise<void> => {
  const today = dayNumber(now.toISOString());
  await awardMet(db, { hub, contact, now, ends: { first: today, last: today } }, [rule]);
  if (rule.rule_type !== 'tenure_days') return;
  const member = await currentMember(db, hub, contact, now);
  if (member) await scheduleTenureChecks(db, hub, member, [rule], now);
};

/**
 * Awards a new rule's achievement to the members of one page who already meet it. Returns the next page; undefined after
 * the last one, or if the rule no longer exists.
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
    limit: PAGE_SIZE,
    after: after === null ? undefined : { sk: `${MEMBER}${after}` },
  });
  const contacts = items.map(({ contact_id }) => contact_id);
  while (contacts.length > 0)
    await Promise.all(contacts.splice(0, CONCURRENCY).map((contact) => reviewOne(db, hub, contact, rule, now)));
  const last = next?.sk?.slice(MEMBER.length);
  return last === undefined ? undefined : { hub, achievement, after: last };
};
