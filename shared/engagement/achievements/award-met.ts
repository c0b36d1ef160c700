import { awardKey } from '../../hubs/awards/award-item.ts';
import { type MemberItem, memberKey, statusAt } from '../../hubs/people/members/member-item.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Item } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { RuleType } from './achievement-item.ts';
import { awards } from './awards.ts';
import { offerKey, offersOf, RULE, type RuleItem } from './offer-item.ts';
import { readOffer } from './offer-row.ts';
import { isMet, type Subject } from './progress.ts';
import type { Ends } from './windows.ts';

/** The actor of awards by rule. */
const SYSTEM = { type: 'system', id: 'award-achievements' } as const;

/** The rules of a hub's active achievements. */
export const rulesOf = async (db: Table, hub: HubKey): Promise<readonly RuleItem[]> =>
  (await db.query<RuleItem>({ partition: offersOf(hub), prefix: RULE, limit: 1_000 })).items;

/** The member, if active or suspended at `now`. Others earn nothing. */
export const currentMember = async (
  db: Table,
  hub: HubKey,
  contact: string,
  now: Date,
): Promise<MemberItem | undefined> => {
  const member = await db.get<MemberItem>(memberKey(hub, contact));
  const status = member && statusAt(member, now.getTime());
  return status === 'active' || status === 'suspended' ? member : undefined;
};

interface Earning {
  readonly hub: HubKey;
  readonly contact: string;
  readonly now: Date;
  /** The days on which a window may end. */
  readonly ends: Ends;
}

/** The rules whose achievement the contact was never awarded. A rule does not award again after a revocation. */
const unawarded = async (db: Table, { hub, contact }: Earning, rules: readonly RuleItem[]) => {
  const keyOf = ({ achievement_id }: RuleItem) => awardKey(hub, contact, achievement_id);
  const had = await gather(db, rules.map(keyOf));
  return rules.filter((rule) => had(keyOf(rule)) === undefined);
};

const awardOne = async (db: Table, subject: Subject, rule: RuleItem): Promise<void> => {
  const { hub, member, now } = subject;
  if (!(await isMet(db, subject, rule))) return;
  const offer = await db.get<Item>(offerKey(hub, rule.achievement_id));
  if (!offer) return;
  const { id, points, is_active } = readOffer(offer);
  const signed = { actor: SYSTEM, now };
  if (is_active) await awards(db, hub, member.contact_id).earn({ id, points }, signed);
};

/** Awards every achievement whose rule the member meets. Idempotent. */
export const awardMet = async (db: Table, earning: Earning, rules: readonly RuleItem[]): Promise<void> => {
  if (rules.length === 0) return;
  const { hub, contact, now, ends } = earning;
  const [open, member] = await Promise.all([unawarded(db, earning, rules), currentMember(db, hub, contact, now)]);
  if (!member) return;
  for (const rule of open) await awardOne(db, { hub, member, now, ends }, rule);
};

/** The rules with one of the types. */
export const ofTypes = (rules: readonly RuleItem[], types: ReadonlySet<RuleType>): readonly RuleItem[] =>
  rules.filter(({ rule_type }) => types.has(rule_type));
