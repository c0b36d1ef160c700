import { userEntity, userKey } from '../../shared/accounts/identity/user-item.ts';
import { rolesEntity } from '../../shared/accounts/roles/role-events.ts';
import { rolesKey } from '../../shared/accounts/roles/roles.ts';
import { membershipEntity, membershipKey } from '../../shared/accounts/teams/memberships.ts';
import { hubEntity, hubItemKey } from '../../shared/hubs/hubs/hub-item.ts';
import { table } from '../../shared/platform/db/table.ts';
import type { TestStore } from '../support/dynamo.ts';
import type { Scenario } from './scenario.ts';

/** The rows that a first call reads. */
export const seed = async (store: TestStore, { team, user, hub }: Scenario): Promise<void> => {
  const db = table(store.client, store.name);
  const at = new Date().toISOString();
  const role = { name: 'admin', system: 'admin', permissions: new Set(['hubs.manage']) };
  const account = { id: user, email: 'user@example.com', name: 'User', platform_admin: false };
  await db.put({ ...userKey(user), entity: userEntity, ...account, created_at: at, updated_at: at });
  await db.put({ ...rolesKey(team), entity: rolesEntity, roles: { r: role } });
  await db.put({ ...membershipKey(team, user), entity: membershipEntity, user_id: user, role_id: 'r' });
  await db.put({ ...hubItemKey({ team, hub }), entity: hubEntity, id: hub, team_id: team });
};

/** The template's environment variables, with this store. */
export const environment = (store: TestStore, { keys }: Scenario): Record<string, string> => ({
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  AWS_REGION: 'eu-west-1',
  AWS_ENDPOINT_URL_DYNAMODB: store.endpoint,
  TABLE_NAME: store.name,
  TOKEN_KEYS: JSON.stringify(keys.publicKeys),
  PLATFORM_TOKEN_KEY_ID: 'platform',
  CONTACT_TOKEN_KEY_ID: 'contact',
  MAIL_QUEUE_URL: 'http://127.0.0.1:9/mail',
  PUBLIC_ORIGIN: keys.issuer,
  POWERTOOLS_LOG_LEVEL: 'SILENT',
});
