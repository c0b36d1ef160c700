import { absent, compare, either, live } from '../db/expression.ts';
import type { Actor } from '../db/item.ts';
import type { HubKey } from '../db/key.ts';
import type { Page, Position } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import { headstone } from '../db/write.ts';
import { newId } from '../id.ts';
import { DRIP_STEP, type DripStepItem, dripStepCountKey, dripStepKey, dripStepsOf } from './step-item.ts';

/** How many steps a campaign may have. */
export const MOST_STEPS = 90;

type Said = Pick<
  DripStepItem,
  'kind' | 'position' | 'after_days' | 'at' | 'target_type' | 'target_id' | 'subject' | 'body'
>;

/** The steps of one campaign. */
export const dripSteps = (db: Table, hub: HubKey, campaign: string) => {
  const keyOf = (id: string) => dripStepKey(hub, campaign, id);
  const list = (page: { readonly limit: number; readonly after: Position | undefined }): Promise<Page<DripStepItem>> =>
    db.query<DripStepItem>({ partition: dripStepsOf(hub, campaign), prefix: DRIP_STEP, ...page });
  const countKey = dripStepCountKey(hub, campaign);
  const isFull = async () => ((await db.get<{ count: number }>(countKey))?.count ?? 0) >= MOST_STEPS;

  return {
    get: (id: string) => db.get<DripStepItem>(keyOf(id)),

    /** In the order in which they were made. */
    list,

    isFull,

    async create(input: Said, actor: Actor, at: Date): Promise<DripStepItem | 'limit_reached'> {
      const now = at.toISOString();
      const tenant = { team_id: hub.team, hub_id: hub.hub, drip_campaign_id: campaign };
      const item: DripStepItem = { id: newId(), ...tenant, ...input, created_at: now, updated_at: now };
      const made = await db.transact([
        { put: { ...keyOf(item.id), entity: 'drip_step', ...item, actor: { ...actor } } },
        {
          update: countKey,
          change: { add: { count: 1 }, initial: { entity: 'drip_step_count' } },
          condition: either(absent('count'), compare('count', '<', MOST_STEPS)),
        },
      ]);
      return made.ok ? item : 'limit_reached';
    },

    /** The step as changed; `undefined` where it does not stand. Who had it already keeps what they had. */
    async change(id: string, said: Said, actor: Actor, at: Date): Promise<DripStepItem | undefined> {
      const set = { ...said, updated_at: at.toISOString(), actor: { ...actor } };
      const written = await db.update<DripStepItem>(keyOf(id), { set }, live);
      return written.ok ? written.value : undefined;
    },

    /** Whether it stood. */
    async remove(id: string, actor: Actor, at: Date): Promise<boolean> {
      const put = headstone(keyOf(id), { entity: 'drip_step', actor, at });
      const gone = await db.transact([
        { put, condition: live },
        { update: countKey, change: { add: { count: -1 } } },
      ]);
      return gone.ok;
    },
  };
};
