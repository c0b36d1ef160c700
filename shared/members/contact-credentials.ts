import { absent, all, equals, free, live } from '../db/expression.ts';
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
  /** When a letter to the address came back; until then anybody may have chosen the password. */
  readonly address_proved_at?: string;
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

export const contactCredentials = (db: Table, team: TeamId) => ({
  get: (email: string) => db.get<ContactCredentialItem>(contactCredentialKey(team, email)),

  /**
   * The credential now that a letter to its address came back. The first time, whoever chose the password may have been
   * anybody: it is dropped and every session ends, in one write. A password that is chosen with the letter takes its
   * place, every time; later letters without one cost no write. `undefined` where the address is the contact's no more.
   */
  async prove(
    email: string,
    seen: ContactCredentialItem,
    at: Date,
    chosen: string | null = null,
  ): Promise<Pick<ContactCredentialItem, 'contact_id' | 'generation'> | undefined> {
    if (seen.address_proved_at !== undefined && chosen === null) return seen;
    const now = at.toISOString();
    const theirs = all(live, equals('contact_id', seen.contact_id));
    const written = await db.update<ContactCredentialItem>(
      contactCredentialKey(team, email),
      { set: { password_hash: chosen, address_proved_at: now, updated_at: now }, add: { generation: 1 } },
      chosen === null ? all(theirs, absent('address_proved_at')) : theirs,
    );
    if (written.ok) return written.value;
    const { current } = written;
    return current?.contact_id === seen.contact_id ? current : undefined;
  },

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
