import { all, equals, free, live } from '../../platform/db/expression.ts';
import type { Item } from '../../platform/db/item.ts';
import type { Key } from '../../platform/db/key.ts';
import { SECRET } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';

const credentialEntity = /* @__PURE__ */ entity('credential');

/**
 * The credential of a user, keyed by email address, so that addresses are unique and sign-in reads one item. A session
 * is valid while the `generation` is the one it started with.
 */
export interface CredentialItem extends Item {
  readonly user_id: string;
  readonly email: string;
  /** Null for a user who has only signed in with an identity provider. */
  readonly password_hash: string | null;
  readonly generation: number;
}

export const credentialKey = (email: string): Key => ({ pk: `USER_EMAIL#${email}`, sk: 'CREDENTIAL' });

interface NewCredential {
  readonly user_id: string;
  readonly email: string;
  readonly password_hash: string | null;
}

/** The step that claims an address for a user; it fails if the address is in use. */
export const credentialStep = (credential: NewCredential, now: Date): Step => ({
  label: 'email',
  put: {
    ...credentialKey(credential.email),
    entity: credentialEntity,
    ...credential,
    generation: 1,
    updated_at: now.toISOString(),
  },
  condition: free,
});

type ReadCredential = Pick<CredentialItem, 'email' | 'user_id' | 'generation'>;

const newPassword = (password_hash: string, now: Date) =>
  ({ set: { password_hash, updated_at: now.toISOString() }, add: { generation: 1 } }) as const;

const isUnchanged = ({ user_id, generation }: ReadCredential) =>
  all(live, equals('user_id', user_id), equals('generation', generation));

export const credentials = (db: Table) => ({
  get: (email: string) => db.get<CredentialItem>(credentialKey(email)),

  /** Stores a stronger hash of the same password; does nothing if the password was changed meanwhile. */
  rehash: (email: string, from: string, to: string) =>
    db.update(credentialKey(email), { set: { password_hash: to } }, all(live, equals('password_hash', from))),

  /**
   * Replaces the password of a credential as it was read, and ends all sessions. Returns false if the credential was
   * changed meanwhile.
   */
  replace: async (read: ReadCredential, password_hash: string, now: Date): Promise<boolean> =>
    (await db.update(credentialKey(read.email), newPassword(password_hash, now), isUnchanged(read))).ok,
});

/** The step that sets a new password on a credential as it was read, and ends all sessions. */
export const newPasswordStep = (read: ReadCredential, password_hash: string, now: Date): Step => ({
  update: credentialKey(read.email),
  change: newPassword(password_hash, now),
  condition: isUnchanged(read),
});

export const credentialKind = {
  entity: credentialEntity,
  key: ['USER_EMAIL#{email}', 'CREDENTIAL'],
  events: 'none',
  person: { user: { exported: SECRET, erased: 'at once' } },
  team: { remains: 'It belongs to a user, who remains.' },
  text: 'none',
  gives: false,
  note: 'the sign-in credential of a user',
} as const satisfies RowKind;
