import type { Actor, NewItem } from '../../platform/db/item.ts';
import type { HubKey } from '../../platform/db/key.ts';
import { newId } from '../../platform/ids/id.ts';
import { type AutomationItem, automationEntity, automationKey, type ReEntryMode } from './automation-item.ts';

export interface NewAutomation {
  readonly name: string;
  readonly re_entry_mode: ReEntryMode;
  readonly re_entry_interval_seconds: number | null;
  readonly settings: object;
  readonly definition: object | null;
  readonly drip_campaign_id?: string;
}

export const toJson = (value: object | null | undefined): string | null | undefined =>
  value === undefined || value === null ? value : JSON.stringify(value);

/** Returns a new draft and the row to put. */
export const newAutomation = (
  hub: HubKey,
  input: NewAutomation,
  actor: Actor,
  now: Date,
): { readonly item: AutomationItem; readonly put: NewItem } => {
  const timestamp = now.toISOString();
  const { name, re_entry_mode, re_entry_interval_seconds, drip_campaign_id = null } = input;
  const item: AutomationItem = {
    id: newId(),
    team_id: hub.team,
    hub_id: hub.hub,
    name,
    status: 'draft',
    re_entry_mode,
    re_entry_interval_seconds,
    drip_campaign_id,
    settings: JSON.stringify(input.settings),
    definition: toJson(input.definition) ?? null,
    version_int: 0,
    published_at: null,
    active_since: null,
    turn: 0,
    created_at: timestamp,
    updated_at: timestamp,
  };
  return { item, put: { ...automationKey(hub, item.id), entity: automationEntity, ...item, actor: { ...actor } } };
};
