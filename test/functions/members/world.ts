import { routes as me } from '../../../functions/me/routes.ts';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import type { Route } from '../../../shared/api/route.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import type { Actor } from '../../../shared/platform/db/item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { routes } from '../../support/member-routes.ts';
import { type ApiResponse, startService, type TestService } from '../../support/service.ts';
import { seedWorld, type Tenant, type World } from '../../support/world.ts';

export { contactIds, data, ids, items } from '../../support/answers.ts';

export interface MembersWorld extends World {
  readonly service: TestService<unknown>;
  /** Sends attributes in an envelope of the type, or no body; the default caller is our owner. */
  send(method: string, path: string, body?: { type: string; attributes: object }, token?: string): Promise<ApiResponse>;
  get(path: string, token?: string): Promise<ApiResponse>;
  /** A new contact in our hub, with a token. */
  person(status?: 'active' | 'pending' | 'invited'): Promise<{ id: string; token: string; email: string }>;
  key(scopes: string[], can_moderate: boolean): Promise<{ id: string; secret: string }>;
}

export const startMembers = async (): Promise<MembersWorld> => {
  /* The routes of /me need their ports for pictures only. */
  const service = await startService([...routes, ...(me as readonly unknown[] as readonly Route<unknown>[])]);
  const world = await seedWorld(service.db, service.keys);
  const { ours } = world;
  const send: MembersWorld['send'] = (method, path, data, token = ours.users.owner.token) =>
    service.call({ method, path: `/api/v1${path}`, token, ...(data && { body: { data } }) });
  return {
    ...world,
    service,
    send,
    get: (path, token) => send('GET', path, undefined, token),
    async person(status = 'active') {
      const email = `${newId()}@example.com`;
      const input = { email, name: 'Ada', password_hash: null, hubs: [{ id: ours.hub, status }] };
      const created = await contacts(service.db, ours.id).create(input, new Date());
      if (typeof created === 'string') throw new Error(created);
      return { id: created.id, email, token: service.keys.issue({ kind: 'contact', id: created.id, team: ours.id }) };
    },
    key(scopes, can_moderate) {
      const actor: Actor = { type: 'user', id: ours.users.owner.id };
      const input = { name: 'The robot', scopes, can_moderate, expires_at: null };
      return apiKeys(service.db, ours.id).create(input, actor, new Date());
    },
  };
};

export const ofTeam = ({ id }: Tenant, path: string): string => `/teams/${id}${path}`;
export const ofHub = ({ id, hub }: Tenant, path: string): string => `/teams/${id}/hubs/${hub}${path}`;
export const inHub = ({ hub }: Tenant, path: string): string => `/hubs/${hub}${path}`;

/** `201`, `422 name_taken /data/attributes/name` */
export const outcome = ({ status, body }: ApiResponse): string => {
  const [error] = (body.errors ?? []) as readonly { code?: string; source?: { pointer?: string } }[];
  return [status, error?.code, error?.source?.pointer].filter(Boolean).join(' ');
};
