import { type HubKey, type Key, memberPartition } from '../../../platform/db/key.ts';
import { plainLifecycle } from '../../../platform/ledger/lifecycle.ts';

/** What was said of one step for one member: its time is another, or they do not get it. */
export interface DripOverrideItem {
  readonly campaign_id: string;
  readonly step_id: string;
  readonly contact_id: string;
  /** When they get it; null for when everybody does. */
  readonly at: string | null;
  readonly is_skipped: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

interface DripPlace {
  readonly campaign_id: string;
  readonly step_id: string;
}

export const overrideKey = (hub: HubKey, contact: string, { campaign_id, step_id }: DripPlace): Key => ({
  pk: memberPartition(hub, contact),
  sk: `DRIP#${campaign_id}#${step_id}`,
});

export const overrideEvents = /* @__PURE__ */ plainLifecycle<DripOverrideItem>({
  thing: 'drip_override',
  resource_type: 'drip_steps',
  id: ({ step_id }) => step_id,
});
