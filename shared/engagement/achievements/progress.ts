import { AWARD, type AwardItem, isAwardActive, type PointsItem, pointsKey } from '../../hubs/awards/award-item.ts';
import { type CompletionItem, completionKey } from '../../hubs/completions/completion-item.ts';
import type { MemberItem } from '../../hubs/people/members/member-item.ts';
import type { Item } from '../../platform/db/item.ts';
import { type HubKey, memberPartition } from '../../platform/db/key.ts';
import { queryAll } from '../../platform/db/query-all.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Rule } from './achievement-item.ts';
import { type CounterKind, counterPrefix, type MonthlyCounterItem } from './counted-action-item.ts';
import { type Days, dayNumber, type Ends, maxWithinWindow } from './windows.ts';

const DAY_MS = 86_400_000;

/** A member whose progress is computed, and the days on which a window may end. */
export interface Subject {
  readonly hub: HubKey;
  readonly member: MemberItem;
  readonly now: Date;
  readonly ends: Ends;
}

const DAY = /^d(\d\d)$/;

const daysOf = (counters: readonly (MonthlyCounterItem & Item)[], prefix: string): Days =>
  new Map(
    counters.flatMap((counter) =>
      Object.entries(counter).flatMap(([name, count]): readonly [number, number][] => {
        const [, day] = DAY.exec(name) ?? [];
        return day === undefined ? [] : [[dayNumber(`${counter.sk.slice(prefix.length)}-${day}`), Number(count)]];
      }),
    ),
  );

const within = (days: Days, { rule_window_days }: Rule, ends: Ends): number =>
  rule_window_days === undefined
    ? [...days.values()].reduce((sum, count) => sum + count, 0)
    : maxWithinWindow(days, rule_window_days, ends);

const actionsCounted = async (
  db: Table,
  { hub, member, ends }: Subject,
  kind: CounterKind,
  rule: Rule,
): Promise<number> => {
  const prefix = counterPrefix(kind);
  const counters = await queryAll<MonthlyCounterItem>(db, {
    partition: memberPartition(hub, member.contact_id),
    prefix,
  });
  return within(daysOf(counters, prefix), rule, ends);
};

const countPerDay = (days: readonly string[]): Days => {
  const numbers = Map.groupBy(days.map(dayNumber), (day) => day);
  return new Map([...numbers].map(([day, all]) => [day, all.length]));
};

const completionsCounted = async (db: Table, { hub, member, ends }: Subject, rule: Rule): Promise<number> => {
  const keys = rule.rule_content_node_ids.map((node) => completionKey(hub, member.contact_id, node));
  const rows = (await db.getMany<CompletionItem>(keys)).flatMap((row) => row ?? []);
  return within(countPerDay(rows.map(({ completed_at }) => completed_at)), rule, ends);
};

const pointsOf = async (db: Table, { hub, member, ends }: Subject, rule: Rule): Promise<number> => {
  const contact = member.contact_id;
  if (rule.rule_window_days === undefined) {
    const row = await db.get<PointsItem>(pointsKey(hub, contact));
    return row?.points ?? 0;
  }
  const awards = (await queryAll<AwardItem>(db, { partition: memberPartition(hub, contact), prefix: AWARD })).filter(
    isAwardActive,
  );
  const byDay = Map.groupBy(awards, ({ earned_at }) => dayNumber(earned_at));
  const days = [...byDay].map(([day, earned]) => [day, earned.reduce((sum, { points }) => sum + points, 0)] as const);
  return within(new Map(days), rule, ends);
};

/** When the member's tenure reaches that many days; undefined if they never joined. */
export const tenureReached = ({ joined_at }: MemberItem, days: number): Date | undefined =>
  joined_at === null ? undefined : new Date(Date.parse(joined_at) + days * DAY_MS);

const progressOf = (db: Table, subject: Subject, rule: Rule): Promise<number> => {
  const { rule_type } = rule;
  if (rule_type === 'points_total') return pointsOf(db, subject, rule);
  if (rule_type === 'tenure_days') return Promise.resolve(tenure(subject));
  return rule.rule_content_node_ids.length > 0
    ? completionsCounted(db, subject, rule)
    : actionsCounted(db, subject, rule_type, rule);
};

const tenure = ({ member, now }: Subject): number => {
  const { joined_at } = member;
  return joined_at === null ? -1 : Math.floor((now.getTime() - Date.parse(joined_at)) / DAY_MS);
};

const targetOf = ({ rule_content_node_ids: nodes, rule_criteria, rule_threshold }: Rule): number =>
  nodes.length > 0 && rule_criteria === 'all' ? nodes.length : rule_threshold;

/** Whether the member meets the rule. */
export const isMet = async (db: Table, subject: Subject, rule: Rule): Promise<boolean> =>
  (await progressOf(db, subject, rule)) >= targetOf(rule);
