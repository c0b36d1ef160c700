import { absent } from '../../../platform/db/expression.ts';
import { contactPartition, type HubKey, type Key, type TeamId } from '../../../platform/db/key.ts';
import { DERIVED } from '../../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';

/** Where a contact became known. Memberships and purchases from before this was recorded are missing. */
export interface KnownHubsItem {
  /** The hubs in which the contact got a membership or a purchase. Hubs are never taken out again. */
  readonly hub_ids?: ReadonlySet<string>;
  readonly has_purchases?: boolean;
  /** The hub besides which no hub of the team knew the contact when all were read. Later ones are in `hub_ids`. */
  readonly only_hub_id?: string;
}

export const knownHubsKey = (team: TeamId, contact: string): Key => ({
  pk: contactPartition(team, contact),
  sk: 'KNOWN_HUBS',
});

const knownHubsEntity = /* @__PURE__ */ entity('known_hubs');

const initial = { entity: knownHubsEntity };

export const knownHubsKind = {
  entity: knownHubsEntity,
  key: ['TEAM#{team}#CONTACT#{contact}', 'KNOWN_HUBS'],
  events: 'none',
  person: { contact: { exported: DERIVED, erased: 'afterwards' } },
  text: 'none',
  gives: false,
} as const satisfies RowKind;

/** The step to write with each new membership. */
export const knownAsMemberStep = ({ team, hub }: HubKey, contact: string): Step => ({
  update: knownHubsKey(team, contact),
  change: { initial, add: { hub_ids: new Set([hub]) } },
});

/** The step to write with the first row of a purchase that grants something, or of a subscription that started. */
export const knownAsBuyerStep = ({ team, hub }: HubKey, contact: string): Step => ({
  update: knownHubsKey(team, contact),
  change: { initial, set: { has_purchases: true }, add: { hub_ids: new Set([hub]) } },
});

/** Fails once a purchase of the contact has been recorded. */
export const noPurchaseStep = (team: TeamId, contact: string): Step => ({
  check: knownHubsKey(team, contact),
  condition: absent('has_purchases'),
  label: 'purchases',
});

/** Records that all hubs of the team were read, and none besides this one knows the contact. */
export const recordOnlyHub = async (db: Table, { team, hub }: HubKey, contact: string): Promise<void> => {
  await db.update<KnownHubsItem>(knownHubsKey(team, contact), { initial, set: { only_hub_id: hub } });
};
