import { routes as accessRoutes } from '../../../functions/access/routes.ts';
import { routes as hubRoutes } from '../../../functions/hubs/routes.ts';
import type { Route } from '../../../shared/api/route.ts';
import { memberEntity } from '../../../shared/hubs/people/members/member-events.ts';
import { routes as communityRoutes } from '../../support/community-routes.ts';
import { routes as memberRoutes } from '../../support/member-routes.ts';
import { seedTeam } from '../../support/seed.ts';
import { type ApiResponse, startService } from '../../support/service.ts';
import { type CommunityWorld, newHub, newMember, newSpace, type Person } from '../community/world.ts';

export {
  data,
  items,
  newDiscussion,
  newHub,
  newKey,
  newMember,
  newSpace,
  type Person,
  post,
  read,
  spacePath,
} from '../community/world.ts';
export * from './member-facts.ts';

const NOW = '2026-01-01T00:00:00.000Z';

export interface AccessWorld extends CommunityWorld {
  readonly owner: string;
}

/** The community world with the routes of access rules, members and reports. */
export const startAccess = async (): Promise<AccessWorld> => {
  const routes = [accessRoutes, communityRoutes, hubRoutes, memberRoutes].flat();
  const service = await startService<unknown>(routes as readonly Route<unknown>[], { txtLookup: async () => [] });
  const [team, other] = [await seedTeam(service.db, service.keys), await seedTeam(service.db, service.keys)];
  const hub = await newHub(service, team);
  const space = await newSpace({ service, team, hub });
  return { service, team, other, hub, space, owner: team.users.owner.token };
};

/** The same world with a new hub, so that tests do not affect each other. */
export const inNewHub = async (world: AccessWorld): Promise<AccessWorld> => {
  const hub = await newHub(world.service, world.team);
  return { ...world, hub, space: await newSpace({ ...world, hub }) };
};

export const rulesPath = ({ team, hub }: CommunityWorld, rest = ''): string =>
  `/api/v1/teams/${team.id}/hubs/${hub}/access-rules${rest}`;

export const send = (
  { service }: CommunityWorld,
  method: string,
  path: string,
  token: string | undefined,
  type?: string,
  attributes: unknown = {},
): Promise<ApiResponse> => service.call({ method, path, token, ...(type && { body: { data: { type, attributes } } }) });

/** Sends a new rule as the team's owner. */
export const rule = (world: AccessWorld, attributes: object, token = world.owner): Promise<ApiResponse> =>
  send(world, 'POST', rulesPath(world), token, 'access_rules', attributes);

/** Creates a rule and returns its id. */
export const newRule = async (
  world: AccessWorld,
  target_type: string,
  target_id: string,
  conditions: readonly object[],
  logic_operator = 'any',
): Promise<string> => {
  const made = await rule(world, { target_type, target_id, conditions, logic_operator });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  return (made.body.data as { id: string }).id;
};

/** A new space as the target of a rule. */
export const newTarget = async (world: AccessWorld): Promise<{ target_type: string; target_id: string }> => ({
  target_type: 'space',
  target_id: (await newSpace(world)).id,
});

/** A condition that only admins meet. */
export const FOR_ADMINS = { type: 'role', operator: 'in', value: { roles: ['admin'] } };

export const changeRule = (
  world: AccessWorld,
  id: string,
  attributes: unknown,
  token = world.owner,
): Promise<ApiResponse> => send(world, 'PATCH', rulesPath(world, `/${id}`), token, 'access_rules', attributes);

export const getRules = (world: AccessWorld, rest: string, token = world.owner): Promise<ApiResponse> =>
  world.service.call({ path: rulesPath(world, rest), token });

export const deleteRule = (world: AccessWorld, id: string): Promise<ApiResponse> =>
  send(world, 'DELETE', rulesPath(world, `/${id}`), world.owner);

export const check = (
  world: AccessWorld,
  token: string,
  target_type: string,
  target_id: string,
  more: object = {},
): Promise<ApiResponse> =>
  send(world, 'POST', `/api/v1/hubs/${world.hub}/access-checks`, token, 'access_checks', {
    target_type,
    target_id,
    ...more,
  });

/** The result of an access check: the decision, the reason and the result of each condition. */
export const verdict = ({ body }: ApiResponse): readonly unknown[] => {
  const { has_access, reason } = (body.data as { attributes: Record<string, unknown> }).attributes;
  const { conditions } = body.meta as { conditions: readonly { met: boolean }[] };
  return [has_access, reason, ...conditions.map(({ met }) => met)];
};

export const meta = ({ body }: ApiResponse) =>
  body.meta as Readonly<Record<string, unknown>> & {
    readonly conditions: readonly Readonly<Record<string, unknown>>[];
  };

/** `201`, `422 unknown_tag /data/attributes/conditions/0/value/tag_id` */
export const outcome = ({ status, body }: ApiResponse): string => {
  const errors = (body.errors ?? []) as readonly { code?: string; source?: { pointer?: string; parameter?: string } }[];
  const [error] = errors;
  return [status, error?.code, error?.source?.pointer ?? error?.source?.parameter].filter(Boolean).join(' ');
};

/** A member of this hub and of another one. */
export const joinOther = async (world: AccessWorld): Promise<{ readonly hub: string; readonly both: Person }> => {
  const other = await inNewHub(world);
  const person = await newMember(other);
  await world.service.db.put({
    pk: `TEAM#${world.team.id}#HUB#${world.hub}`,
    sk: `MEMBER#${person.id}`,
    entity: memberEntity,
    contact_id: person.id,
    hub_id: world.hub,
    team_id: world.team.id,
    status: 'active',
    role: 'member',
    joined_at: NOW,
    suspended_until: null,
    created_at: NOW,
    updated_at: NOW,
  });
  return { hub: other.hub, both: person };
};
