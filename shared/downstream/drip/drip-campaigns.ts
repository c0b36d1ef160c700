import { all, equals, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type HubKey, hubPartition } from '../../platform/db/key.ts';
import type { Page, Position } from '../../platform/db/query.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { automations } from '../automations/automations.ts';
import { newAutomation } from '../automations/new-automation.ts';
import type { Trigger } from '../automations/selector.ts';
import { DRIP, type DripCampaignItem, type DripStatus, dripCampaignKey } from './campaign-item.ts';
import { compile } from './compile.ts';
import { dripSteps, MAX_STEPS } from './drip-steps.ts';

interface DripChange {
  readonly name?: string | undefined;
  readonly trigger?: Trigger | undefined;
}

/** What of a campaign's row a change sets. */
const saidOf = ({ name, trigger }: DripChange) => ({
  ...(name !== undefined && { name }),
  ...(trigger !== undefined && { trigger: JSON.stringify(trigger) }),
});

/** One hub's drip campaigns. Each is an automation underneath, made with it and made anew when its steps change. */
export const dripCampaigns = (db: Table, hub: HubKey) => {
  const keyOf = (id: string) => dripCampaignKey(hub, id);
  const get = (id: string) => db.get<DripCampaignItem>(keyOf(id));
  const underneath = automations(db, hub);

  /**
   * Has whoever begins from now on get the steps as they are now. Others who publish at the same time publish the
   * same. Only who begins it has it run where it does not: what is paused meanwhile stays so.
   */
  const publish = (
    campaign: DripCampaignItem,
    actor: Actor,
    at: Date,
    { begins = false } = {},
  ): Promise<'limit_reached' | 'settled'> =>
    retryUntilCommitted(async () => {
      const automation = await underneath.get(campaign.automation_id);
      if (!automation || (automation.status !== 'active' && !begins)) return 'settled';
      const { items } = await dripSteps(db, hub, campaign.id).list({ limit: MAX_STEPS, after: undefined });
      const definition = compile(campaign.id, JSON.parse(campaign.trigger) as Trigger, items);
      if (automation.definition === JSON.stringify(definition) && automation.status === 'active') return 'settled';
      const { name } = campaign;
      const draft = await underneath.change(automation, { name, definition }, actor, at);
      if (!draft || (draft.status !== 'active' && !begins)) return 'settled';
      const made = await underneath.publish(draft, actor, at);
      if (made === 'changed') return undefined;
      return made === 'limit_reached' ? made : 'settled';
    });

  /** Brings what runs up to the steps as they are; nothing for a campaign that is not active. */
  const settle = async (id: string, actor: Actor, at: Date): Promise<void> => {
    const campaign = await get(id);
    if (campaign?.status === 'active') await publish(campaign, actor, at);
  };

  return {
    get,

    /** Oldest first. */
    list: (page: { readonly limit: number; readonly after: Position | undefined }): Promise<Page<DripCampaignItem>> =>
      db.query<DripCampaignItem>({ partition: hubPartition(hub), prefix: DRIP, ...page }),

    async create(name: string, trigger: Trigger, actor: Actor, at: Date): Promise<DripCampaignItem> {
      const now = at.toISOString();
      const id = newId();
      const entering = { re_entry_mode: 'never', re_entry_interval_seconds: null, settings: {} } as const;
      const made = newAutomation(hub, { name, ...entering, definition: null, drip_campaign_id: id }, actor, at);
      const item: DripCampaignItem = {
        ...{ id, team_id: hub.team, hub_id: hub.hub, name, status: 'draft', trigger: JSON.stringify(trigger) },
        ...{ automation_id: made.item.id, created_at: now, updated_at: now },
      };
      const put = { ...keyOf(id), entity: 'drip_campaign', ...item, actor: { ...actor } };
      await db.transact([{ put: made.put }, { put }]);
      return item;
    },

    /** The campaign as changed; what is active begins as it says from then on. */
    async change(
      current: DripCampaignItem,
      change: DripChange,
      actor: Actor,
      at: Date,
    ): Promise<DripCampaignItem | undefined> {
      const said = saidOf(change);
      if (Object.keys(said).length === 0) return current;
      const set = { ...said, updated_at: at.toISOString(), actor: { ...actor } };
      const written = await db.update<DripCampaignItem>(keyOf(current.id), { set }, live);
      if (!written.ok) return undefined;
      if (written.value.status === 'active') await publish(written.value, actor, at);
      return written.value;
    },

    /**
     * Begins it, holds it where everybody is, or goes on, changed as said; `changed` where somebody else was first. What is
     * refused changes nothing of it.
     */
    async turn(
      current: DripCampaignItem,
      to: Exclude<DripStatus, 'draft'>,
      change: DripChange,
      actor: Actor,
      at: Date,
    ): Promise<DripCampaignItem | 'limit_reached' | 'changed'> {
      const automation = await underneath.get(current.automation_id);
      if (!automation) return 'changed';
      const said = saidOf(change);
      if (to === 'active') {
        if (automation.status === 'paused') {
          const resumed = await underneath.resume(automation, actor, at);
          if (typeof resumed === 'string') return resumed;
        }
        const next = { ...current, ...said };
        if ((await publish(next, actor, at, { begins: true })) === 'limit_reached') return 'limit_reached';
      } else if (automation.status === 'active') {
        const paused = await underneath.pause(automation, actor, at);
        if (typeof paused === 'string') return paused;
      }
      const set = { ...said, status: to, updated_at: at.toISOString(), actor: { ...actor } };
      const written = await db.update<DripCampaignItem>(
        keyOf(current.id),
        { set },
        all(live, equals('status', current.status)),
      );
      if (written.ok) return written.value;
      await settle(current.id, actor, at);
      return 'changed';
    },

    settle,

    /** Whether it stood. What members got by it they keep. */
    async remove(current: DripCampaignItem, actor: Actor, at: Date): Promise<boolean> {
      await underneath.remove(current.automation_id, actor, at);
      return (await db.softDelete(keyOf(current.id), { entity: 'drip_campaign', actor, at })).ok;
    },
  };
};
