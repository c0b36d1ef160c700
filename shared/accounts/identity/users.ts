import { live } from '../../platform/db/expression.ts';
import type { Table } from '../../platform/db/table.ts';
import { newId } from '../../platform/ids/id.ts';
import { credentialStep } from './credentials.ts';
import { hashPassword } from './password.ts';
import { type UserItem, userEntity, userKey } from './user-item.ts';

/** A new user. The address is normalized. */
interface Person {
  readonly email: string;
  readonly name: string;
  readonly platform_admin?: boolean;
  /** Whether the address is verified already. */
  readonly verified?: boolean;
}

interface NewUser extends Person {
  readonly password: string;
}

interface HashedUser extends Person {
  readonly password_hash: string;
}

export const users = (db: Table) => ({
  get: (id: string) => db.get<UserItem>(userKey(id)),

  /** Creates a user with a credential in one transaction. */
  async create({ password, ...person }: NewUser, now: Date): Promise<UserItem | 'email_taken'> {
    return this.createHashed({ ...person, password_hash: await hashPassword(password) }, now);
  },

  /** As `create`, for a password that is hashed already. */
  async createHashed(input: HashedUser, now: Date): Promise<UserItem | 'email_taken'> {
    const id = newId();
    const timestamp = now.toISOString();
    const { email, name, password_hash, platform_admin = false, verified = false } = input;
    const verification = verified ? { address_proved_at: timestamp } : {};
    const user: UserItem = {
      id,
      email,
      name,
      platform_admin,
      ...verification,
      created_at: timestamp,
      updated_at: timestamp,
    };
    const written = await db.transact([
      credentialStep({ user_id: id, email, password_hash }, now),
      { put: { ...userKey(id), entity: userEntity, ...user, actor: { type: 'user', id } } },
    ]);
    return written.ok ? user : 'email_taken';
  },

  /** Updates the user's own profile; `undefined` if the user was deleted. */
  async change(id: string, input: { readonly name?: string | undefined }, now: Date): Promise<UserItem | undefined> {
    if (Object.values(input).every((value) => value === undefined)) return db.get<UserItem>(userKey(id));
    const set = { ...input, updated_at: now.toISOString(), actor: { type: 'user', id } };
    const written = await db.update<UserItem>(userKey(id), { set }, live);
    return written.ok ? written.value : undefined;
  },
});
