import { all, equals, free, live } from '../../../platform/db/expression.ts';
import type { Item } from '../../../platform/db/item.ts';
import { type Key, type TeamId, teamPartition } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';

/**
 * What proves a contact: one row under their address in the team, so that the address is in use there once. A contact
 * without a password signs in by magic link. A session lasts as long as the `generation` it began in.
 */
export interface ContactCredentialItem extends Item {
  readonly contact_id: string;
  readonly password_hash: string | null;
  readonly generation: number;
  /** When a letter to the address came back; until then anybody may have chosen the password. */
  readonly address_proved_at?: string;
  /** When what an unproved address had as a way in was ended, and for which hub, so that its owner is sent an email. */
  readonly closed_at?: string;
  readonly closed_for?: string | null;
}

export const contactCredentialKey = (team: TeamId, email: string): Key => ({
  pk: `${teamPartition(team)}#CONTACT_EMAIL#${email}`,
  sk: 'CREDENTIAL',
});

interface NewContactCredential {
  readonly team: TeamId;
  readonly email: string;
  readonly contact_id: string;
  readonly password_hash: string | null;
  /** Whether it is known already that the address is theirs. */
  readonly proved?: boolean | undefined;
}

/** The step that takes an address in the team for a contact; it fails where the address is in use. */
export const contactCredentialStep = (
  { team, email, contact_id, password_hash, proved = false }: NewContactCredential,
  at: Date,
): Step => ({
  label: 'email',
  put: {
    ...contactCredentialKey(team, email),
    entity: 'contact_credential',
    contact_id,
    password_hash,
    generation: 1,
    ...(proved && { address_proved_at: at.toISOString() }),
    updated_at: at.toISOString(),
  },
  condition: free,
});

/** What signing in needs of a credential. */
export type SignedCredential = Pick<ContactCredentialItem, 'contact_id' | 'generation' | 'address_proved_at'>;

export const contactCredentials = (db: Table, team: TeamId) => ({
  get: (email: string) => db.get<ContactCredentialItem>(contactCredentialKey(team, email)),

  /** Whether another password took the place of the one that was seen; then every session has ended. */
  replace: async (
    email: string,
    { contact_id, generation }: ContactCredentialItem,
    password_hash: string,
    at: Date,
  ): Promise<boolean> => {
    const written = await db.update(
      contactCredentialKey(team, email),
      { set: { password_hash, updated_at: at.toISOString() }, add: { generation: 1 } },
      all(live, equals('contact_id', contact_id), equals('generation', generation)),
    );
    return written.ok;
  },

  /** A stronger hash of the same password; nothing where the password was changed meanwhile. */
  rehash: (email: string, from: string, to: string) =>
    db.update(
      contactCredentialKey(team, email),
      { set: { password_hash: to } },
      all(live, equals('password_hash', from)),
    ),
});
