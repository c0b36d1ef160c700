import { all, equals, live } from '../../../platform/db/expression.ts';
import type { Item } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { contactCredentialEntity, contactCredentialKey } from './contact-credentials-key.ts';
import { unclaimed } from './held-address.ts';

export { contactCredentialKey };

/**
 * The credential of a contact: one row per address, so an address is unique in the team. A contact without a password
 * signs in by magic link. A session is valid only in the `generation` in which it started.
 */
export interface ContactCredentialItem extends Item {
  readonly contact_id: string;
  readonly password_hash: string | null;
  readonly generation: number;
  /** When the address was proved by email. Until then, another person may have set the password. */
  readonly address_proved_at?: string;
  /**
   * When the credentials of an unproved address were revoked, and the hub (`closed_for`) of the sign-in email to its
   * owner.
   */
  readonly closed_at?: string;
  readonly closed_for?: string | null;
}

interface NewContactCredential {
  readonly team: TeamId;
  readonly email: string;
  readonly contact_id: string;
  readonly password_hash: string | null;
  /** Whether the address is proved already. */
  readonly proved?: boolean | undefined;
}

/** The step that reserves an address of the team for a contact. Fails if the address is in use. */
export const contactCredentialStep = (
  { team, email, contact_id, password_hash, proved = false }: NewContactCredential,
  now: Date,
): Step => ({
  label: 'email',
  put: {
    ...contactCredentialKey(team, email),
    entity: contactCredentialEntity,
    contact_id,
    password_hash,
    generation: 1,
    ...(proved && { address_proved_at: now.toISOString() }),
    updated_at: now.toISOString(),
  },
  condition: unclaimed(now),
});

/** The attributes of a credential that sign-in needs. */
export type SignedCredential = Pick<ContactCredentialItem, 'contact_id' | 'generation' | 'address_proved_at'>;

export const contactCredentials = (db: Table, team: TeamId) => ({
  get: (email: string) => db.get<ContactCredentialItem>(contactCredentialKey(team, email)),

  /** Replaces the password and ends every session. Returns false if the credential changed since it was read. */
  replace: async (
    email: string,
    { contact_id, generation }: ContactCredentialItem,
    password_hash: string,
    now: Date,
  ): Promise<boolean> => {
    const written = await db.update(
      contactCredentialKey(team, email),
      { set: { password_hash, updated_at: now.toISOString() }, add: { generation: 1 } },
      all(live, equals('contact_id', contact_id), equals('generation', generation)),
    );
    return written.ok;
  },

  /** Stores a stronger hash of the same password. Writes nothing if the password changed meanwhile. */
  rehash: (email: string, from: string, to: string) =>
    db.update(
      contactCredentialKey(team, email),
      { set: { password_hash: to } },
      all(live, equals('password_hash', from)),
    ),
});
