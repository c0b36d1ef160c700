import { contactCredentialKey } from '../../shared/hubs/people/contacts/contact-credentials.ts';
import { type ContactItem, contactKey } from '../../shared/hubs/people/contacts/contact-item.ts';
import type { Table } from '../../shared/platform/db/table.ts';

/** Records a proof of the address of a contact, as an emailed token does, without ending sessions. */
export const proveAddressOf = async (db: Table, team: string, contact: string): Promise<void> => {
  const { email = '' } = (await db.get<ContactItem>(contactKey(team, contact))) ?? {};
  await db.update(contactCredentialKey(team, email), { set: { address_proved_at: new Date().toISOString() } });
};
