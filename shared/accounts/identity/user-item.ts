import { all, equals, live } from '../../platform/db/expression.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';

/** A creator-side user as stored; what proves who they are stands in a row of its own, under their e-mail address. */
export interface UserItem {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly platform_admin: boolean;
  /** When the user first showed that they read the mail of their address; until then it may be anybody's. */
  readonly address_proved_at?: string;
  /** Which of the pictures they have had is theirs now. */
  readonly avatar?: string | null;
  readonly banner?: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const userKey = (id: string): Key => ({ pk: `USER#${id}`, sk: 'USER' });

export const isPlatformAdmin = async (db: Table, id: string): Promise<boolean> =>
  (await db.get<UserItem>(userKey(id)))?.platform_admin === true;

/**
 * The step that records that a user proved their address; the first time stays. It fails where the user no longer
 * exists or has another address.
 */
export const emailVerifiedStep = ({ id, email }: Pick<UserItem, 'id' | 'email'>, at: Date): Step => ({
  label: 'user',
  update: userKey(id),
  change: { initial: { address_proved_at: at.toISOString() } },
  condition: all(live, equals('email', email)),
});
