import { v7 } from 'uuid';
import { all, equals, free, live } from '../../platform/db/expression.ts';
import { attributesOf } from '../../platform/db/item.ts';
import { type TeamId, teamPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import type { ChangedAchievement, NewAchievement } from './achievement-input.ts';
import { ACHIEVEMENT, type AchievementItem, achievementEntity, achievementKey, type Rule } from './achievement-item.ts';
import { offerSteps, type Signed, updateOfferSteps, withdrawSteps } from './offer-steps.ts';

/** A change writes the achievement, and two rows per hub, in one transaction of at most 100 rows. */
export const MAX_HUBS = 45;

const ifUnchanged = ({ version }: AchievementItem) => all(live, equals('version', version));

const withoutRule = <T extends NewAchievement | ChangedAchievement>(fields: T) => {
  const { rule_type, rule_criteria, rule_threshold, rule_window_days, rule_content_node_ids, ...rest } = fields;
  return rest;
};

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields without those that are undefined. */
const definedFields = <T extends object>(fields: T): Defined<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;

/** A team's achievements. The copies in its hubs are written in the same transaction. */
export const achievements = (db: Table, team: TeamId) => {
  const get = (id: string) => db.get<AchievementItem>(achievementKey(team, id));

  /** Writes the achievement together with the hubs' rows; undefined if it changed in the meantime. */
  const write = async (
    item: AchievementItem,
    changed: Defined<AchievementItem>,
    steps: readonly Step[],
    { actor }: Signed,
  ): Promise<AchievementItem | undefined> => {
    const version = item.version + 1;
    const set = { ...attributesOf(changed), version, actor: { ...actor } };
    const own = { update: achievementKey(team, item.id), change: { set }, condition: ifUnchanged(item) };
    const written = await db.transact([own, ...steps]);
    return written.ok ? { ...item, ...changed, version } : undefined;
  };

  return {
    get,

    /** Oldest first. */
    list: (page: PageRequest): Promise<Page<AchievementItem>> =>
      db.query<AchievementItem>({ partition: teamPartition(team), prefix: ACHIEVEMENT, ...page }),

    async create(input: NewAchievement, rule: Rule | null, { actor, now }: Signed): Promise<AchievementItem> {
      const id = v7({ msecs: now.getTime() });
      const timestamp = now.toISOString();
      const made = { id, team_id: team, ...withoutRule(input), rule, hub_ids: [], version: 1 };
      const item: AchievementItem = { ...made, created_at: timestamp, updated_at: timestamp };
      const row = { ...achievementKey(team, id), entity: achievementEntity, ...attributesOf(item) };
      await db.put({ ...row, actor: { ...actor } }, free);
      return item;
    },

    /** `decide` returns the new rule for the current achievement; a problem from it is returned unchanged. */
    change: <P extends { readonly field: string }>(
      id: string,
      input: ChangedAchievement,
      decide: (current: AchievementItem) => Rule | null | P,
      signed: Signed,
    ): Promise<AchievementItem | 'not_found' | P> =>
      retryUntilCommitted(async () => {
        const item = await get(id);
        if (!item) return 'not_found';
        const rule = decide(item);
        if (rule !== null && 'field' in rule) return rule;
        if (Object.keys(input).length === 0) return item;
        const changed = { ...definedFields(withoutRule(input)), rule, updated_at: signed.now.toISOString() };
        const next = { ...item, ...changed };
        const steps = item.hub_ids.flatMap((hub) => updateOfferSteps({ team, hub }, item, next, signed));
        return write(item, changed, steps, signed);
      }),

    /** Deletes it and removes it from all hubs; members keep their points. False if it does not exist. */
    remove: (id: string, signed: Signed): Promise<boolean> =>
      retryUntilCommitted(async () => {
        const item = await get(id);
        if (!item) return false;
        const own = tombstone(achievementKey(team, id), { entity: achievementEntity, ...signed });
        const steps = item.hub_ids.flatMap((hub) => withdrawSteps({ team, hub }, item, signed));
        const gone = await db.transact([{ put: own, condition: ifUnchanged(item) }, ...steps]);
        return gone.ok ? true : undefined;
      }),

    /** Attaches the achievement to the hub. Idempotent. */
    offer: (id: string, hub: string, signed: Signed): Promise<AchievementItem | 'not_found' | 'limit_reached'> =>
      retryUntilCommitted(async () => {
        const item = await get(id);
        if (!item) return 'not_found';
        if (item.hub_ids.includes(hub)) return item;
        if (item.hub_ids.length >= MAX_HUBS) return 'limit_reached';
        return write(item, { hub_ids: [...item.hub_ids, hub] }, offerSteps({ team, hub }, item, signed), signed);
      }),

    /** Removes it from the hub; members keep their awards. False if the hub does not offer it. */
    withdraw: (id: string, hub: string, signed: Signed): Promise<boolean> =>
      retryUntilCommitted(async () => {
        const item = await get(id);
        if (!item?.hub_ids.includes(hub)) return false;
        const others = item.hub_ids.filter((id) => id !== hub);
        const gone = await write(item, { hub_ids: others }, withdrawSteps({ team, hub }, item, signed), signed);
        return gone ? true : undefined;
      }),
  };
};
