import { createHash } from 'node:crypto';
import { type HubKey, hubPartition, type Key } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';

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
      { put: { ...address, entity: 'barred_address' } },
      { put: { ...contactKey(hub, contact), entity: 'barred_address', address: address.sk } },
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
