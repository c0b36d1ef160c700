import { routes as hubRoutes } from '../../../functions/hubs/routes.ts';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import type { Route } from '../../../shared/api/route.ts';
import { hubInput } from '../../../shared/hubs/hubs/hub-input.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { spaceInput } from '../../../shared/hubs/spaces/space-input.ts';
import type { SpaceItem } from '../../../shared/hubs/spaces/space-item.ts';
import { spaces } from '../../../shared/hubs/spaces/spaces.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { routes } from '../../support/community-routes.ts';
import { type SeededTeam, seedTeam } from '../../support/seed.ts';
import { type ApiResponse, startService, type TestService } from '../../support/service.ts';

export { contactIds, data, errors, items, type ResourceObject, refusal } from '../../support/answers.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
}

/** Two teams on one service, a hub of the first team, and an open space for its members. */
export interface CommunityWorld {
  readonly service: TestService<unknown>;
  readonly team: SeededTeam;
  readonly other: SeededTeam;
  readonly hub: string;
  readonly space: SpaceItem;
}

type Options = Parameters<typeof startService>[2];

export const newHub = async (service: TestService<unknown>, team: SeededTeam): Promise<string> => {
  const input = hubInput().parse({ name: 'Hub', slug: `hub-${newId()}` });
  const made = await hubs(service.db, team.id).create(input, { type: 'user', id: team.users.owner.id }, new Date());
  if (typeof made === 'string') throw new Error(made);
  return made.id;
};

export const newSpace = async (
  { service, team, hub }: Pick<CommunityWorld, 'service' | 'team' | 'hub'>,
  rules: Partial<Pick<SpaceItem, 'visibility' | 'access_level' | 'name' | 'reviews_posts'>> = {},
): Promise<SpaceItem> => {
  const actor = { type: 'user', id: team.users.owner.id } as const;
  const input = spaceInput().parse({ name: 'Space', ...rules });
  const made = await spaces(service.db, { team: team.id, hub }).create(input, actor, new Date());
  if (typeof made === 'string') throw new Error(made);
  return made;
};

export const startCommunity = async (options: Options = {}): Promise<CommunityWorld> => {
  const all = [...routes, ...(hubRoutes as readonly Route<unknown>[])];
  const service = await startService<unknown>(all, { txtLookup: async () => [] }, options);
  const [team, other] = [await seedTeam(service.db, service.keys), await seedTeam(service.db, service.keys)];
  const hub = await newHub(service, team);
  return { service, team, other, hub, space: await newSpace({ service, team, hub }) };
};

/** A contact of the team and active member of the hub. */
export const newMember = async (
  { service, team, hub }: Pick<CommunityWorld, 'service' | 'team' | 'hub'>,
  name: string | null = 'Ada',
): Promise<Person> => {
  const made = await contacts(service.db, team.id).create(
    { email: `${newId()}@example.com`, name, password_hash: null, hubs: [{ id: hub, status: 'active' }] },
    new Date(),
  );
  if (typeof made === 'string') throw new Error(made);
  return { id: made.id, token: service.keys.issue({ kind: 'contact', id: made.id, team: team.id }) };
};

/** Adds a member to a space, as a moderator. */
export const addToSpace = async (
  { service, team, hub }: Pick<CommunityWorld, 'service' | 'team' | 'hub'>,
  space: { readonly id: string },
  { id }: Person,
): Promise<void> => {
  const path = `/api/v1/teams/${team.id}/hubs/${hub}/spaces/${space.id}/memberships/${id}`;
  const { status, body } = await service.call({ method: 'PUT', path, token: team.users.moderator.token });
  if (status !== 200) throw new Error(JSON.stringify(body));
};

export const setMember = async (
  world: CommunityWorld,
  { id }: Person,
  set: Record<string, string | null>,
): Promise<void> => {
  await world.service.db.update(memberKey({ team: world.team.id, hub: world.hub }, id), { set });
};

export const newKey = async (
  { service, team }: Pick<CommunityWorld, 'service' | 'team'>,
  scopes: string[],
  can_moderate = false,
): Promise<string> => {
  const actor = { type: 'user', id: team.users.owner.id } as const;
  const input = { name: 'key', scopes, can_moderate, expires_at: null };
  return (await apiKeys(service.db, team.id).create(input, actor, new Date())).secret;
};

export const spacePath = ({ hub }: Pick<CommunityWorld, 'hub'>, space: { readonly id: string }): string =>
  `/api/v1/hubs/${hub}/spaces/${space.id}/discussions`;

export const post = (
  world: CommunityWorld,
  token: string | undefined,
  attributes: object,
  path = spacePath(world, world.space),
): Promise<ApiResponse> =>
  world.service.call({ method: 'POST', path, token, body: { data: { type: 'discussions', attributes } } });

/** Creates a discussion and returns its id. */
export const newDiscussion = async (
  world: CommunityWorld,
  by: Person,
  attributes: object = {},
  space = world.space,
): Promise<string> => {
  const made = await post(world, by.token, { title: 'Hello', body: 'World', ...attributes }, spacePath(world, space));
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return data(made).id;
};

export const patch = (
  world: CommunityWorld,
  token: string,
  id: string,
  attributes: object,
  more: object = {},
): Promise<ApiResponse> =>
  world.service.call({
    method: 'PATCH',
    path: `/api/v1/discussions/${id}`,
    token,
    body: { data: { type: 'discussions', id, attributes, ...more } },
  });

export const read = (world: CommunityWorld, token: string | undefined, id: string): Promise<ApiResponse> =>
  world.service.call({ path: `/api/v1/discussions/${id}`, token });

export const remove = (world: CommunityWorld, token: string, id: string): Promise<ApiResponse> =>
  world.service.call({ method: 'DELETE', path: `/api/v1/discussions/${id}`, token });

export const vote = (world: CommunityWorld, token: string, id: string, option_id: unknown): Promise<ApiResponse> =>
  world.service.call({
    method: 'PUT',
    path: `/api/v1/discussions/${id}/poll-vote`,
    token,
    body: { data: { type: 'poll_votes', attributes: { option_id } } },
  });
export const unvote = (world: CommunityWorld, token: string, id: string): Promise<ApiResponse> =>
  world.service.call({ method: 'DELETE', path: `/api/v1/discussions/${id}/poll-vote`, token });
