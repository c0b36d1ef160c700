import { apiKeys } from '../../shared/accounts/api-keys/api-keys.ts';
import { userKey } from '../../shared/accounts/identity/user-item.ts';
import { hubs } from '../../shared/hubs/hubs/hubs.ts';
import { contacts } from '../../shared/hubs/people/contacts/contacts.ts';
import type { Actor } from '../../shared/platform/db/item.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { type SeededTeam, type SeededUser, seedTeam, seedUser } from './seed.ts';
import type { TestKeys } from './tokens.ts';

/** A team with its users, a hub, a member of the hub, and API keys. */
export interface Tenant extends SeededTeam {
  readonly hub: string;
  readonly member: { readonly id: string; readonly token: string };
  /** A contact of the team who is not in any hub. */
  readonly outsider: { readonly id: string; readonly token: string };
  /** An API key with every scope and `can_moderate`. */
  readonly key: { readonly id: string; readonly secret: string };
  /** An API key without valid scopes and without `can_moderate`. */
  readonly bareKey: { readonly id: string; readonly secret: string };
}

/** Two isolated teams, and users who are in neither. */
export interface World {
  readonly ours: Tenant;
  readonly theirs: Tenant;
  readonly platformAdmin: SeededUser;
  readonly stranger: SeededUser;
}

const seedTenant = async (db: Table, keys: TestKeys, name: string): Promise<Tenant> => {
  const at = new Date();
  const team = await seedTeam(db, keys);
  const actor: Actor = { type: 'user', id: team.users.owner.id };
  const hub = await hubs(db, team.id).create(
    {
      name,
      slug: `${name}-${newId()}`,
      description: null,
      access_level: 'open',
      sign_in: 'both',
      allowed_origins: [],
    },
    actor,
    at,
  );
  if (typeof hub === 'string') throw new Error(hub);
  const contact = async (email: string, of: readonly string[]) => {
    const joining = of.map((id) => ({ id, status: 'active' as const }));
    const made = await contacts(db, team.id).create({ email, name: null, password_hash: null, hubs: joining }, at);
    if (typeof made === 'string') throw new Error(made);
    return { id: made.id, token: keys.issue({ kind: 'contact', id: made.id, team: team.id }) };
  };
  const key = (scopes: string[], can_moderate: boolean) =>
    apiKeys(db, team.id).create({ name: 'key', scopes, can_moderate, expires_at: null }, actor, at);
  return {
    ...team,
    hub: hub.id,
    member: await contact('member@example.com', [hub.id]),
    outsider: await contact('outsider@example.com', []),
    key: await key(['*', 'members.impersonate'], true),
    bareKey: await key(['nothing'], false),
  };
};

export const seedWorld = async (db: Table, keys: TestKeys): Promise<World> => {
  const platformAdmin = await seedUser(db, keys, 'platform-admin');
  await db.update(userKey(platformAdmin.id), { set: { platform_admin: true } });
  return {
    ours: await seedTenant(db, keys, 'ours'),
    theirs: await seedTenant(db, keys, 'theirs'),
    platformAdmin,
    stranger: await seedUser(db, keys, 'stranger'),
  };
};
