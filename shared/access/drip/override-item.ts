import { type HubKey, type Key, memberPartition } from '../../platform/db/key.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';

export const dripOverrideEntity = /* @__PURE__ */ entity('drip_override');

/** An override of one step for one member: another time, or skipped. */
export interface DripOverrideItem {
  readonly campaign_id: string;
  readonly step_id: string;
  readonly contact_id: string;
  /** When the member receives the step; null for its usual time. */
  readonly at: string | null;
  readonly is_skipped: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

interface DripStepRef {
  readonly campaign_id: string;
  readonly step_id: string;
}

export const overrideKey = (hub: HubKey, contact: string, { campaign_id, step_id }: DripStepRef): Key => ({
  pk: memberPartition(hub, contact),
  sk: `DRIP#${campaign_id}#${step_id}`,
});

const overrideEvents = /* @__PURE__ */ plainLifecycle<DripOverrideItem>({
  thing: 'drip_override',
  resource_type: 'drip_steps',
  id: ({ step_id }) => step_id,
});

export const dripOverrideKind = {
  entity: dripOverrideEntity,
  key: ['TEAM#{team}#HUB#{hub}#MEMBER#{contact}', 'DRIP#{campaign}#{step}'],
  events: overrideEvents,
  person: { contact: { exported: 'drip_overrides', erased: 'afterwards' } },
  text: 'none',
  gives: true,
  note: 'what was said of a step for one member',
} as const satisfies RowKind;
