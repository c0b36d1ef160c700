import { routes as messages } from '../../../functions/messages/routes.ts';
import { routes } from '../../../functions/moderation/routes.ts';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import type { Actor } from '../../../shared/platform/db/item.ts';
import { routes as community } from '../../support/community-routes.ts';
import { startService } from '../../support/service.ts';
import { seedWorld } from '../../support/world.ts';

export { data, errors, items, pointers, type ResourceObject } from '../../support/answers.ts';

/** The moderation routes and those of reported resources, two teams, and keys with and without can_moderate. */
export const startModeration = async () => {
  const service = await startService([...routes, ...community, ...messages]);
  const { db, keys } = service;
  const world = await seedWorld(db, keys);
  const { ours } = world;
  const actor: Actor = { type: 'user', id: ours.users.owner.id };
  const key = async (can_moderate: boolean) => {
    const input = { name: 'key', scopes: ['*'], can_moderate, expires_at: null };
    return (await apiKeys(db, ours.id).create(input, actor, new Date())).secret;
  };
  let count = 0;

  return {
    ...world,
    service,
    moderatingKey: await key(true),
    otherKey: await key(false),
    send: (method: string, path: string, token: string | undefined, type: string, attributes: object, id?: string) =>
      service.call({ method, path, token, body: { data: { type, ...(id && { id }), attributes } } }),
    get: (path: string, token?: string) => service.call({ path, token }),
    drop: (path: string, token?: string) => service.call({ method: 'DELETE', path, token }),

    /** A new member of our hub. */
    async newMember() {
      count += 1;
      const input = { email: `person-${count}@example.com`, name: null, password_hash: null };
      const created = await contacts(db, ours.id).create(
        { ...input, hubs: [{ id: ours.hub, status: 'active' }] },
        new Date(),
      );
      if (typeof created === 'string') throw new Error(created);
      return { id: created.id, token: keys.issue({ kind: 'contact', id: created.id, team: ours.id }) };
    },
  };
};

export type ModerationWorld = Awaited<ReturnType<typeof startModeration>>;
