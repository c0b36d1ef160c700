import { users } from '../../../shared/accounts/identity/users.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import type { DataFolder } from '../data-folder.ts';
import type { LocalStack } from '../local-stack.ts';
import { apiClient } from './api-client.ts';
import type { Demo, DemoUser } from './demo.ts';
import { seedAlerts } from './seed-alerts.ts';
import { seedTeam } from './seed-team.ts';
import { signInUser } from './sign-in.ts';
import { storeOf } from './store.ts';

/** A suffix that keeps names apart from those of an earlier, interrupted attempt. */
export const nextAttempt = (folder: DataFolder, file: 'seed.json' | 'seed-hub.json'): string => {
  const { attempts } = folder.read(file, { attempts: 0 });
  folder.write(file, { attempts: attempts + 1 });
  return attempts === 0 ? '' : `-${attempts + 1}`;
};

const seedPlatformAdmin = async (db: Table, tag: string): Promise<Omit<DemoUser, 'token'>> => {
  const account = { email: `platform-admin${tag}@example.com`, password: 'demo-platform-admin' };
  const made = await users(db).create(
    { ...account, name: 'Platform admin', platform_admin: true, verified: true },
    new Date(),
  );
  if (made === 'email_taken') throw new Error(`${account.email} is taken.`);
  return { user_id: made.id, ...account };
};

/** Creates the demo through the API, and through the service's modules where the API has no route. */
export const seed = async (folder: DataFolder, stack: LocalStack): Promise<Demo> => {
  const tag = nextAttempt(folder, 'seed.json');
  const db = storeOf(stack);
  const api = apiClient(stack.origin);
  const [admin, first, second] = await Promise.all([
    seedPlatformAdmin(db, tag),
    seedTeam(api, db, { name: 'First team', slug: `first${tag}` }),
    seedTeam(api, db, { name: 'Second team', slug: `second${tag}` }),
  ]);
  const platform_admin = { ...admin, token: await signInUser(api)(admin.email, admin.password) };
  await seedAlerts(api, db, first, platform_admin);
  return { base_url: stack.origin, platform_admin, teams: [first, second], callbacks: stack.callbacks };
};
