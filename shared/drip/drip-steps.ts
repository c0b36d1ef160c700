import { live } from '../db/expression.ts';
import type { Actor } from '../db/item.ts';
import type { HubKey } from '../db/key.ts';
import type { Page, Position } from '../db/query.ts';
import type { Table } from '../db/table.ts';
import { newId } from '../id.ts';
import { DRIP_STEP, type DripStepItem, dripStepKey, dripStepsOf } from './step-item.ts';

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
  const isFull = async () => (await list({ limit: MOST_STEPS, after: undefined })).items.length >= MOST_STEPS;

  return {
    get: (id: string) => db.get<DripStepItem>(keyOf(id)),

    /** In the order in which they were made. */
    list,

    isFull,

    async create(input: Said, actor: Actor, at: Date): Promise<DripStepItem | 'limit_reached'> {
      if (await isFull()) return 'limit_reached';
      const now = at.toISOString();
      const tenant = { team_id: hub.team, hub_id: hub.hub, drip_campaign_id: campaign };
      const item: DripStepItem = { id: newId(), ...tenant, ...input, created_at: now, updated_at: now };
      await db.put({ ...keyOf(item.id), entity: 'drip_step', ...item, actor: { ...actor } });
      return item;
    },

    /** The step as changed; `undefined` where it does not stand. Who had it already keeps what they had. */
    async change(id: string, said: Said, actor: Actor, at: Date): Promise<DripStepItem | undefined> {
      const set = { ...said, updated_at: at.toISOString(), actor: { ...actor } };
      const written = await db.update<DripStepItem>(keyOf(id), { set }, live);
      return written.ok ? written.value : undefined;
    },

    remove: async (id: string, actor: Actor, at: Date): Promise<boolean> =>
      (await db.bury(keyOf(id), { entity: 'drip_step', actor, at })).ok,
  };
};
