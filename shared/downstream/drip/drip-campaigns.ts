import {
  DRIP,
  type DripCampaignItem,
  type DripStatus,
  dripCampaignEntity,
  dripCampaignKey,
} from '../../access/drip/campaign-item.ts';
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
import { compile } from './compile.ts';
import { dripSteps, MAX_STEPS } from './drip-steps.ts';

interface DripChange {
  readonly name?: string | undefined;
  readonly trigger?: Trigger | undefined;
}

/** The attributes that a change sets. */
const changedFields = ({ name, trigger }: DripChange) => ({
  ...(name !== undefined && { name }),
  ...(trigger !== undefined && { trigger: JSON.stringify(trigger) }),
});

/** The drip campaigns of one hub. Each has an automation, which is published again when the steps change. */
export const dripCampaigns = (db: Table, hub: HubKey) => {
  const keyOf = (id: string) => dripCampaignKey(hub, id);
  const get = (id: string) => db.get<DripCampaignItem>(keyOf(id));
  const hubAutomations = automations(db, hub);

  /**
   * Publishes the current steps for members who start from now on. Concurrent calls publish the same. Only `begins`
   * activates an automation that is not active, so a concurrent pause is kept.
   */
  const publish = (
    campaign: DripCampaignItem,
    actor: Actor,
    now: Date,
    { begins = false } = {},
  ): Promise<'limit_reached' | 'settled'> =>
    retryUntilCommitted(async () => {
      const automation = await hubAutomations.get(campaign.automation_id);
      if (!automation || (automation.status !== 'active' && !begins)) return 'settled';
      const { items } = await dripSteps(db, hub, campaign.id).list({ limit: MAX_STEPS, after: undefined });
      const definition = compile(campaign.id, JSON.parse(campaign.trigger) as Trigger, items);
      if (automation.definition === JSON.stringify(definition) && automation.status === 'active') return 'settled';
      const { name } = campaign;
      const draft = await hubAutomations.change(automation, { name, definition }, actor, now);
      if (!draft || (draft.status !== 'active' && !begins)) return 'settled';
      const made = await hubAutomations.publish(draft, actor, now);
      if (made === 'changed') return undefined;
      return made === 'limit_reached' ? made : 'settled';
    });

  /** Publishes the current steps; does nothing unless the campaign is active. */
  const republish = async (id: string, actor: Actor, now: Date): Promise<void> => {
    const campaign = await get(id);
    if (campaign?.status === 'active') await publish(campaign, actor, now);
  };

  return {
    get,

    /** Sorted oldest first. */
    list: (page: { readonly limit: number; readonly after: Position | undefined }): Promise<Page<DripCampaignItem>> =>
      db.query<DripCampaignItem>({ partition: hubPartition(hub), prefix: DRIP, ...page }),

    async create(name: string, trigger: Trigger, actor: Actor, now: Date): Promise<DripCampaignItem> {
      const timestamp = now.toISOString();
      const id = newId();
      const entering = { re_entry_mode: 'never', re_entry_interval_seconds: null, settings: {} } as const;
      const made = newAutomation(hub, { name, ...entering, definition: null, drip_campaign_id: id }, actor, now);
      const item: DripCampaignItem = {
        id,
        team_id: hub.team,
        hub_id: hub.hub,
        name,
        status: 'draft',
        trigger: JSON.stringify(trigger),
        automation_id: made.item.id,
        created_at: timestamp,
        updated_at: timestamp,
      };
      const put = { ...keyOf(id), entity: dripCampaignEntity, ...item, actor: { ...actor } };
      await db.transact([{ put: made.put }, { put }]);
      return item;
    },

    /** Returns the changed campaign. The change applies to members who start from now on. */
    async change(
      current: DripCampaignItem,
      change: DripChange,
      actor: Actor,
      now: Date,
    ): Promise<DripCampaignItem | undefined> {
      const fields = changedFields(change);
      if (Object.keys(fields).length === 0) return current;
      const set = { ...fields, updated_at: now.toISOString(), actor: { ...actor } };
      const written = await db.update<DripCampaignItem>(keyOf(current.id), { set }, live);
      if (!written.ok) return undefined;
      if (written.value.status === 'active') await publish(written.value, actor, now);
      return written.value;
    },

    /**
     * Activates, pauses or resumes the campaign, with a change; returns `changed` after a concurrent change of status.
     * A refused call changes nothing.
     */
    async changeStatus(
      current: DripCampaignItem,
      to: Exclude<DripStatus, 'draft'>,
      change: DripChange,
      actor: Actor,
      now: Date,
    ): Promise<DripCampaignItem | 'limit_reached' | 'changed'> {
      const automation = await hubAutomations.get(current.automation_id);
      if (!automation) return 'changed';
      const fields = changedFields(change);
      if (to === 'active') {
        if (automation.status === 'paused') {
          const resumed = await hubAutomations.resume(automation, actor, now);
          if (typeof resumed === 'string') return resumed;
        }
        const next = { ...current, ...fields };
        if ((await publish(next, actor, now, { begins: true })) === 'limit_reached') return 'limit_reached';
      } else if (automation.status === 'active') {
        const paused = await hubAutomations.pause(automation, actor, now);
        if (typeof paused === 'string') return paused;
      }
      const set = { ...fields, status: to, updated_at: now.toISOString(), actor: { ...actor } };
      const written = await db.update<DripCampaignItem>(
        keyOf(current.id),
        { set },
        all(live, equals('status', current.status)),
      );
      if (written.ok) return written.value;
      await republish(current.id, actor, now);
      return 'changed';
    },

    settle: republish,

    /** Returns false if the campaign does not exist. Members keep what they received. */
    async remove(current: DripCampaignItem, actor: Actor, now: Date): Promise<boolean> {
      await hubAutomations.remove(current.automation_id, actor, now);
      return (await db.softDelete(keyOf(current.id), { entity: dripCampaignEntity, actor, now })).ok;
    },
  };
};
