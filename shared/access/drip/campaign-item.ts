import { type HubKey, hubPartition, type Key } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const dripCampaignEntity = /* @__PURE__ */ entity('drip_campaign');

export const DRIP_STATUSES = ['draft', 'active', 'paused'] as const;
export type DripStatus = (typeof DRIP_STATUSES)[number];

/** A series of content and emails. It runs as an automation that is compiled from its steps. */
export interface DripCampaignItem {
  readonly id: string;
  readonly team_id: string;
  readonly hub_id: string;
  readonly name: string;
  readonly status: DripStatus;
  /** The trigger, as JSON. */
  readonly trigger: string;
  readonly automation_id: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export const DRIP = 'DRIP#';

export const dripCampaignKey = (hub: HubKey, id: string): Key => ({ pk: hubPartition(hub), sk: `${DRIP}${id}` });

const dripCampaignEvents = /* @__PURE__ */ lifecycle<DripCampaignItem>()({
  thing: 'drip_campaign',
  resource_type: 'drip_campaigns',
  id: ({ id }) => id,
  created: 'created',
  deleted: 'deleted',
  updated: ({ status: was }, { status }) => {
    if (was === status) return 'updated';
    return status === 'active' ? 'activated' : status;
  },
  at: {
    created: 'created_at',
    updated: onWrite,
    deleted: onWrite,
    draft: onWrite,
    activated: onWrite,
    paused: onWrite,
    archived: onWrite,
  },
});

export const dripCampaignKind = {
  entity: dripCampaignEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'DRIP#{campaign}'],
  events: dripCampaignEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;
