import { all, equals, free, live } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';

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

type Seen = Pick<CredentialItem, 'email' | 'user_id' | 'generation'>;

const another = (password_hash: string, at: Date) =>
  ({ set: { password_hash, updated_at: at.toISOString() }, add: { generation: 1 } }) as const;

const asSeen = ({ user_id, generation }: Seen) =>
  all(live, equals('user_id', user_id), equals('generation', generation));

export const credentials = (db: Table) => ({
  get: (email: string) => db.get<CredentialItem>(credentialKey(email)),

  /** A stronger hash of the same password; nothing where the password was changed meanwhile. */
  rehash: (email: string, from: string, to: string) =>
    db.update(credentialKey(email), { set: { password_hash: to } }, all(live, equals('password_hash', from))),

  /** Whether another password took the place of the one that was seen; then every session has ended. */
  replace: async (seen: Seen, password_hash: string, at: Date): Promise<boolean> =>
    (await db.update(credentialKey(seen.email), another(password_hash, at), asSeen(seen))).ok,
});

/** The step that sets another password in the place of a known one, and ends every session. */
export const newPasswordStep = (seen: Seen, password_hash: string, at: Date): Step => ({
  update: credentialKey(seen.email),
  change: another(password_hash, at),
  condition: asSeen(seen),
});
