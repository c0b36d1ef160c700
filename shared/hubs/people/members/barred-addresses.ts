import { createHash } from 'node:crypto';
import { type HubKey, hubPartition, type Key } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';

/** That nobody registers in a hub with an address, whose owner was erased while they were banned from it. */
interface BarredItem {
  readonly address: string;
}

/** The address is known by its hash alone: nobody reads it out of the table again. */
const addressKey = (hub: HubKey, email: string): Key => ({
  pk: hubPartition(hub),
  sk: `BARRED#${createHash('sha256').update(`${hub.hub}#${email}`).digest('hex')}`,
});

/** By whose ban it is barred, so that it goes with the ban. */
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

  /** Where there is one by this contact's ban. */
  async lift(contact: string): Promise<void> {
    const key = contactKey(hub, contact);
    const barred = await db.get<BarredItem>(key);
    if (barred) await db.transact([{ remove: { pk: key.pk, sk: barred.address } }, { remove: key }]);
  },
});
