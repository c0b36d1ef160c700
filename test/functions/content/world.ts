import { routes as content } from '../../../functions/content/routes.ts';
import { routes as moderation } from '../../../functions/moderation/routes.ts';
import { contentNodeKey } from '../../../shared/engagement/content/content-node-item.ts';
import { playlistKey } from '../../../shared/engagement/content/playlist-item.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { routes as community } from '../../support/community-routes.ts';
import { type ApiResponse, startService, type TestService } from '../../support/service.ts';
import { seedWorld, type Tenant, type World as Tenants } from '../../support/world.ts';

export { data, ids, items, type ResourceObject, refusal } from '../../support/answers.ts';

export interface ContentWorld extends Tenants {
  readonly service: TestService<unknown>;
}

export const startContent = async (): Promise<ContentWorld> => {
  const service = await startService<unknown>([...content, ...moderation, ...community]);
  return { service, ...(await seedWorld(service.db, service.keys)) };
};

export const call = (
  { service }: ContentWorld,
  method: string,
  path: string,
  token: string | undefined,
  body?: unknown,
): Promise<ApiResponse> => service.call({ method, path: `/api/v1${path}`, token, ...(body !== undefined && { body }) });

export const ownerOf = ({ users }: Tenant): string => users.owner.token;
export const nodesOf = ({ id, hub }: Tenant): string => `/teams/${id}/hubs/${hub}/content-nodes`;
export const playlistsOf = ({ id, hub }: Tenant): string => `/teams/${id}/hubs/${hub}/playlists`;

export const document = (type: string, attributes: object) => ({ data: { type, attributes } });

/** Creates a resource as the owner of the team and returns its id. */
export const make = async (
  world: ContentWorld,
  of: Tenant,
  path: string,
  type: string,
  attributes: object,
): Promise<string> => {
  const made = await call(world, 'POST', path, ownerOf(of), document(type, attributes));
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return data(made).id;
};

export const makeNode = (world: ContentWorld, attributes: object = {}, of = world.ours): Promise<string> =>
  make(world, of, nodesOf(of), 'content_nodes', { title: 'A node', ...attributes });

export const makePlaylist = (world: ContentWorld, attributes: object = {}, of = world.ours): Promise<string> =>
  make(world, of, playlistsOf(of), 'playlists', { title: 'A playlist', ...attributes });

/** The token of another member of our hub. */
export const newMember = async ({ service, ours }: ContentWorld): Promise<string> => {
  const made = await contacts(service.db, ours.id).create(
    { email: `${newId()}@example.com`, name: null, password_hash: null, hubs: [{ id: ours.hub, status: 'active' }] },
    new Date(),
  );
  if (typeof made === 'string') throw new Error(made);
  return service.keys.issue({ kind: 'contact', id: made.id, team: ours.id });
};

/** Marks the node or playlist as gated, as an access rule that no member meets does. */
export const gate = async ({ service, ours }: ContentWorld, id: string, kind: 'node' | 'playlist' = 'node') => {
  const key = kind === 'node' ? contentNodeKey(ours.id, id) : playlistKey(ours.id, id);
  if (!key) throw new Error('The id has no key');
  await service.db.update(key, { set: { gated: true } });
};
