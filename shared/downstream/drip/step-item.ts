import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';

export const dripStepEntity = /* @__PURE__ */ entity('drip_step');
export const dripStepCountEntity = /* @__PURE__ */ entity('drip_step_count');

export const DRIP_STEP_KINDS = ['email', 'unlock'] as const;
export const DRIP_TARGETS = ['discussion', 'content_node', 'playlist', 'event'] as const;

/** A step of a campaign: an email or an unlock, some days after the start or on a date. */
export interface DripStepItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly drip_campaign_id: string;
  readonly kind: (typeof DRIP_STEP_KINDS)[number];
  readonly position: number;
  readonly after_days: number | null;
  readonly at: string | null;
  readonly target_type: (typeof DRIP_TARGETS)[number] | null;
  readonly target_id: string | null;
  readonly subject: string | null;
  readonly body: string | null;
  /** The bytes of the step in the definition. */
  readonly bytes: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The partition of a campaign's steps. */
export const dripStepsPartition = (hub: HubKey, campaign: string): string => `${hubPartition(hub)}#DRIP#${campaign}`;

export const DRIP_STEP = 'STEP#';

export const dripStepKey = (hub: HubKey, campaign: string, id: string): Key => ({
  pk: dripStepsPartition(hub, campaign),
  sk: `${DRIP_STEP}${id}`,
});

/** The number and the total bytes of a campaign's steps. */
export const dripStepCountKey = (hub: HubKey, campaign: string): Key => ({
  pk: dripStepsPartition(hub, campaign),
  sk: 'STEPS',
});

const dripStepEvents = /* @__PURE__ */ plainLifecycle<DripStepItem>({
  thing: 'drip_step',
  resource_type: 'drip_steps',
  id: ({ id }) => id,
});

export const dripStepKind = {
  entity: dripStepEntity,
  key: ['TEAM#{team}#HUB#{hub}#DRIP#{campaign}', 'STEP#{step}'],
  events: dripStepEvents,
  person: nobody,
  text: 'none',
  gives: false,
} as const satisfies RowKind;

export const dripStepCountKind = {
  entity: dripStepCountEntity,
  key: ['TEAM#{team}#HUB#{hub}#DRIP#{campaign}', 'STEPS'],
  events: 'none',
  person: nobody,
  text: 'none',
  gives: false,
} as const satisfies RowKind;
