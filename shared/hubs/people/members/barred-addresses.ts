import { createHash } from 'node:crypto';
import { type HubKey, hubPartition, type Key } from '../../../platform/db/key.ts';
import { SECRET } from '../../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../../platform/db/row-kind.ts';
import type { Table } from '../../../platform/db/table.ts';

const barredAddressEntity = /* @__PURE__ */ entity('barred_address');

/** An address that cannot register in a hub because its owner was erased while banned there. */
interface BarredItem {
  readonly address: string;
}

/** Only a hash of the address is stored, so the address cannot be read from the table. */
const addressKey = (hub: HubKey, email: string): Key => ({
  pk: hubPartition(hub),
  sk: `BARRED#${createHash('sha256').update(`${hub.hub}#${email}`).digest('hex')}`,
});

/** The contact whose ban bars the address, so that both are lifted together. */
const contactKey = (hub: HubKey, contact: string): Key => ({ pk: hubPartition(hub), sk: `BARRED_BY#${contact}` });

export const barredAddresses = (db: Table, hub: HubKey) => ({
  async bar(contact: string, email: string): Promise<void> {
    const address = addressKey(hub, email);
    await db.transact([
      { put: { ...address, entity: barredAddressEntity } },
      { put: { ...contactKey(hub, contact), entity: barredAddressEntity, address: address.sk } },
    ]);
  },

  has: async (email: string): Promise<boolean> => (await db.get(addressKey(hub, email))) !== undefined,

  /** Lifts the bar that this contact's ban left, if any. */
  async lift(contact: string): Promise<void> {
    const key = contactKey(hub, contact);
    const barred = await db.get<BarredItem>(key);
    if (barred) await db.transact([{ remove: { pk: key.pk, sk: barred.address } }, { remove: key }]);
  },
});

export const barredAddressKind = {
  entity: barredAddressEntity,
  key: ['TEAM#{team}#HUB#{hub}', 'BARRED#{hash} or BARRED_BY#{contact}'],
  events: 'none',
  person: { contact: { exported: SECRET, erased: { kept: 'A ban outlives the account. The address is a hash.' } } },
  text: 'none',
  gives: false,
  note: 'an address whose owner was erased while they were banned',
} as const satisfies RowKind;
