import { gather } from '../../../platform/db/gather.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { GetOptions } from '../../../platform/db/read.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type ContactCredentialItem, contactCredentialKey } from './contact-credentials.ts';
import type { ContactItem } from './contact-item.ts';

/** When the address of a contact was proved; null until then. */
export type AddressProofs = (contact: Pick<ContactItem, 'id' | 'email'>) => string | null;

/** When the contact proved the address of the credential. An address can have belonged to another contact before. */
export const proofOf = (credential: ContactCredentialItem | undefined, contact: string): string | null =>
  (credential?.contact_id === contact && credential.address_proved_at) || null;

/** The proofs of the current addresses of contacts, in one round trip. Only for views of the team. */
export const addressProofs = async (
  db: Table,
  team: TeamId,
  contacts: readonly Pick<ContactItem, 'id' | 'email'>[],
  options?: GetOptions,
): Promise<AddressProofs> => {
  const keyOf = (email: string) => contactCredentialKey(team, email);
  const rows = await gather(
    db,
    contacts.map(({ email }) => keyOf(email)),
    options,
  );
  return ({ id, email }) => proofOf(rows<ContactCredentialItem>(keyOf(email)), id);
};
