import { all, equals, live } from '../../platform/db/expression.ts';
import type { Key } from '../../platform/db/key.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { queuedOnly } from '../../platform/ledger/domain-event.ts';

export const userEntity = /* @__PURE__ */ entity('user');

/** A platform user as stored. The credential is a row of its own, keyed by email address. */
export interface UserItem {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly platform_admin: boolean;
  /** When the user verified the address; absent until then. Stored as `address_proved_at`: part of the contract. */
  readonly address_proved_at?: string;
  /** The version of the current picture. */
  readonly avatar?: string | null;
  readonly banner?: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const userKey = (id: string): Key => ({ pk: `USER#${id}`, sk: 'USER' });

export const isPlatformAdmin = async (db: Table, id: string): Promise<boolean> =>
  (await db.get<UserItem>(userKey(id)))?.platform_admin === true;

/**
 * The step that marks a user's address as verified; the first time is kept. It fails if the user was deleted or has
 * another address.
 */
export const emailVerifiedStep = ({ id, email }: Pick<UserItem, 'id' | 'email'>, now: Date): Step => ({
  label: 'user',
  update: userKey(id),
  change: { initial: { address_proved_at: now.toISOString() } },
  condition: all(live, equals('email', email)),
});

export const userKind = {
  entity: userEntity,
  key: ['USER#{user}', 'USER'],
  events: queuedOnly,
  person: { user: { exported: 'profile', erased: 'at once' } },
  team: { remains: 'It belongs to a user, who remains.' },
  text: 'not searched',
  gives: false,
  note: '`address_proved_at`: when the user verified the address',
} as const satisfies RowKind;
