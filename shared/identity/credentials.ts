import { all, equals, free, live } from '../db/expression.ts';
import type { Item } from '../db/item.ts';
import type { Key } from '../db/key.ts';
import type { Table } from '../db/table.ts';
import type { Step } from '../db/transaction.ts';

/**
 * What proves a user: one row under their e-mail address, so that the address is in use once and signing in reads one
 * item. A session lasts as long as the `generation` it began in.
 */
export interface CredentialItem extends Item {
  readonly user_id: string;
  readonly email: string;
  readonly password_hash: string;
  readonly generation: number;
}

export const credentialKey = (email: string): Key => ({ pk: `USER_EMAIL#${email}`, sk: 'CREDENTIAL' });

interface NewCredential {
  readonly user_id: string;
  readonly email: string;
  readonly password_hash: string;
}

/** The step that takes an address for a user; it fails where the address is in use. */
export const credentialStep = (credential: NewCredential, at: Date): Step => ({
  label: 'email',
  put: {
    ...credentialKey(credential.email),
    entity: 'credential',
    ...credential,
    generation: 1,
    updated_at: at.toISOString(),
  },
  condition: free,
});

export const credentials = (db: Table) => ({
  get: (email: string) => db.get<CredentialItem>(credentialKey(email)),

  /** A stronger hash of the same password; nothing where the password was changed meanwhile. */
  rehash: (email: string, from: string, to: string) =>
    db.update(credentialKey(email), { set: { password_hash: to } }, all(live, equals('password_hash', from))),
});

/** The step that sets another password in the place of a known one, and ends every session. */
export const newPasswordStep = (
  { email, user_id, generation }: Pick<CredentialItem, 'email' | 'user_id' | 'generation'>,
  password_hash: string,
  at: Date,
): Step => ({
  update: credentialKey(email),
  change: { set: { password_hash, updated_at: at.toISOString() }, add: { generation: 1 } },
  condition: all(live, equals('user_id', user_id), equals('generation', generation)),
});
