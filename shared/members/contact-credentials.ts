import { all, equals, free, live } from '../db/expression.ts';
import type { Item } from '../db/item.ts';
import { type Key, type TeamId, teamPartition } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import type { Step } from '../db/transaction.ts';

/**
 * What proves a contact: one row under their address in the team, so that the address is in use there once. A contact
 * without a password signs in by magic link. A session lasts as long as the `generation` it began in.
 */
export interface ContactCredentialItem extends Item {
  readonly contact_id: string;
  readonly password_hash: string | null;
  readonly generation: number;
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
}

/** The step that takes an address in the team for a contact; it fails where the address is in use. */
export const contactCredentialStep = (
  { team, email, contact_id, password_hash }: NewContactCredential,
  at: Date,
): Step => ({
  label: 'email',
  put: {
    ...contactCredentialKey(team, email),
    entity: 'contact_credential',
    contact_id,
    password_hash,
    generation: 1,
    updated_at: at.toISOString(),
  },
  condition: free,
});

export const contactCredentials = (db: Table, team: TeamId) => ({
  get: (email: string) => db.get<ContactCredentialItem>(contactCredentialKey(team, email)),

  /** A stronger hash of the same password; nothing where the password was changed meanwhile. */
  rehash: (email: string, from: string, to: string) =>
    db.update(
      contactCredentialKey(team, email),
      { set: { password_hash: to } },
      all(live, equals('password_hash', from)),
    ),
});
