import type { Key } from '../db/key.ts';
import type { Table } from '../db/table.ts';

/** A creator-side user as stored; what proves who they are stands in a row of its own, under their e-mail address. */
export interface UserItem {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly platform_admin: boolean;
  /** Which of the pictures they have had is theirs now. */
  readonly avatar?: string | null;
  readonly banner?: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const userKey = (id: string): Key => ({ pk: `USER#${id}`, sk: 'USER' });

export const isPlatformAdmin = async (db: Table, id: string): Promise<boolean> =>
  (await db.get<UserItem>(userKey(id)))?.platform_admin === true;
