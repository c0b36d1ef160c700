import type { HubsPorts } from '../../../functions/hubs/ports.ts';
import { routes } from '../../../functions/hubs/routes.ts';
import { apiKeyEntity, apiKeyKey } from '../../../shared/accounts/api-keys/api-key-item.ts';
import { hashSecret, mintSecret } from '../../../shared/accounts/api-keys/api-key-secret.ts';
import { contactEntity, contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import { memberEntity } from '../../../shared/hubs/people/members/member-events.ts';
import type { MemberItem } from '../../../shared/hubs/people/members/member-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { data } from '../../support/answers.ts';
import { type SeededTeam, seedTeam } from '../../support/seed.ts';
import { seedContact } from '../../support/seed-contact.ts';
import { type ApiResponse, type Call, startService, type TestService } from '../../support/service.ts';

export { data, errors, items, pointers, type ResourceObject } from '../../support/answers.ts';

/** Two teams on one service, for tests of tenant isolation. */
export interface HubsWorld {
  readonly service: TestService<HubsPorts>;
  readonly team: SeededTeam;
  readonly other: SeededTeam;
}

/** Starts the hub routes (default: a DNS without records). */
export const startHubs = async (ports: HubsPorts = { txtLookup: async () => [] }): Promise<HubsWorld> => {
  const service = await startService<HubsPorts>(routes, ports);
  const [team, other] = [await seedTeam(service.db, service.keys), await seedTeam(service.db, service.keys)];
  return { service, team, other };
};

/** Sends attributes in the envelope of a resource type. */
export const send = (
  { service }: HubsWorld,
  call: Call & { readonly type: string; readonly attributes: object; readonly id?: string },
): Promise<ApiResponse> => {
  const { type, attributes, id, ...rest } = call;
  return service.call({ ...rest, body: { data: { type, ...(id && { id }), attributes } } });
};

export const createHub = (
  world: HubsWorld,
  attributes: object = { name: 'Hub' },
  { team, token }: { readonly team?: SeededTeam; readonly token?: string } = {},
): Promise<ApiResponse> => {
  const owner = team ?? world.team;
  const path = `/api/v1/teams/${owner.id}/hubs`;
  return send(world, { method: 'POST', path, token: token ?? owner.users.owner.token, type: 'hubs', attributes });
};

/** Creates a hub and returns its id. */
export const newHub = async (world: HubsWorld, team = world.team): Promise<string> =>
  data(await createHub(world, { name: 'Hub' }, { team })).id;

export const createSpace = (
  world: HubsWorld,
  hub: string,
  attributes: object = { name: 'Space' },
  token = world.team.users.owner.token,
): Promise<ApiResponse> =>
  send(world, { method: 'POST', path: `/api/v1/hubs/${hub}/spaces`, token, type: 'spaces', attributes });

/** The token of a contact with a membership of this status. */
export const seedMember = async (
  { service }: HubsWorld,
  team: string,
  hub: string,
  status: MemberItem['status'] = 'active',
): Promise<string> => {
  const { id, token } = await seedContact(service.db, service.keys, team);
  const at = new Date().toISOString();
  const contact = { id, team_id: team, email: `${id}@example.com`, name: null, created_at: at, updated_at: at };
  await service.db.put({ ...contactKey(team, id), entity: contactEntity, ...contact });
  await service.db.put({
    ...memberKey({ team, hub }, id),
    entity: memberEntity,
    contact_id: id,
    hub_id: hub,
    team_id: team,
    status,
    role: 'member',
    joined_at: at,
    suspended_until: null,
    created_at: at,
    updated_at: at,
  });
  return token;
};

/** The bearer string of a team's API key. */
export const seedKey = async ({ service }: HubsWorld, team: string, scopes: readonly string[]): Promise<string> => {
  const id = newId();
  const { secret, prefix } = mintSecret(team, id);
  const at = new Date().toISOString();
  await service.db.put({
    ...apiKeyKey(team, id),
    entity: apiKeyEntity,
    id,
    team_id: team,
    name: 'test',
    key_prefix: prefix,
    secret_hash: hashSecret(secret),
    scopes,
    created_by: newId(),
    can_moderate: false,
    created_at: at,
    updated_at: at,
    last_used_at: at,
    expires_at: null,
    revoked_at: null,
  });
  return secret;
};
