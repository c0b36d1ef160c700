import { routes } from '../../../functions/teams/routes.ts';
import { apiKeys } from '../../../shared/accounts/api-keys/api-keys.ts';
import { addUser } from '../../../shared/accounts/teams/memberships.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { type SeededTeam, type SeededUser, seedTeam, seedUser } from '../../support/seed.ts';
import { type ApiResponse, type Call, startService, type TestService } from '../../support/service.ts';

/** The part of a resource object that these tests read. */
export interface Resource {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links?: { readonly self?: string };
}

export interface Problem {
  readonly status: string;
  readonly code?: string;
  readonly source?: { readonly pointer?: string; readonly parameter?: string };
}

export const dataOf = ({ body }: ApiResponse): Resource => body.data as Resource;
export const listOf = ({ body }: ApiResponse): readonly Resource[] => body.data as readonly Resource[];
export const secretOf = (created: ApiResponse): string => String(dataOf(created).attributes.secret);
export const problemsOf = ({ body }: ApiResponse): readonly Problem[] => (body.errors ?? []) as readonly Problem[];

/** The status, and the code and pointer of the first error. */
export const errorOf = (response: ApiResponse) => {
  const [problem] = problemsOf(response);
  return {
    status: response.status,
    ...(problem?.code && { code: problem.code }),
    ...(problem?.source?.pointer !== undefined && { at: problem.source.pointer }),
  };
};

/** The routes of teams with a table of their own, and two teams that must be isolated from each other. */
export interface TeamsWorld {
  readonly service: TestService<unknown>;
  readonly team: SeededTeam;
  readonly other: SeededTeam;
  send(
    method: string,
    path: string,
    token: string | undefined,
    body?: unknown,
    more?: Partial<Call>,
  ): Promise<ApiResponse>;
  /** Calls in the context of the first team. */
  inTeam(method: string, path: string, token: string | undefined, body?: unknown, team?: string): Promise<ApiResponse>;
  /** Adds a new user to the first team, as a moderator by default. */
  join(role?: string): Promise<SeededUser>;
  /** The secret of a new key of a team. */
  keyOf(team: string, scopes?: string[]): Promise<string>;
  createRole(body?: object, token?: string): Promise<ApiResponse>;
  /** Creates a role of the first team; returns its path. */
  newRole(): Promise<string>;
  /** The path of the first team's keys. */
  readonly keys: string;
  createKey(body?: object, token?: string): Promise<ApiResponse>;
  /** The path of a created key. */
  keyItem(created: ApiResponse): string;
}

export const startTeams = async (): Promise<TeamsWorld> => {
  const service = await startService(routes);
  const [team, other] = [await seedTeam(service.db, service.keys), await seedTeam(service.db, service.keys)];
  const { owner, moderator } = team.users;
  const keys = `/teams/${team.id}/api-keys`;
  const send: TeamsWorld['send'] = (method, path, token, body, more = {}) =>
    service.call({ method, path: `/api/v1${path}`, token, ...(body !== undefined && { body }), ...more });
  const createRole: TeamsWorld['createRole'] = (
    body = { name: 'Editor', description: 'Edits.' },
    token = owner.token,
  ) => send('POST', `/teams/${team.id}/roles`, token, body);
  return {
    ...{ service, team, other, send, createRole },
    inTeam: (method, path, token, body, of = team.id) =>
      send(method, path, token, body, { headers: { 'x-team-id': of } }),
    async join(role = moderator.role_id) {
      const user = await seedUser(service.db, service.keys, 'newcomer');
      const actor = { type: 'user', id: owner.id } as const;
      if (await addUser(service.db, { team: team.id, user: user.id, role }, actor, new Date())) return user;
      throw new Error('The user was not added');
    },
    async keyOf(of, scopes = ['*']) {
      const input = { name: 'key', scopes, can_moderate: false, expires_at: null };
      return (await apiKeys(service.db, of).create(input, { type: 'user', id: newId() }, new Date())).secret;
    },
    keys,
    createKey: (body = { name: 'CI' }, token = owner.token) => send('POST', keys, token, body),
    keyItem: (created) => `${keys}/${dataOf(created).id}`,
    newRole: async () => `/roles/${dataOf(await createRole()).id}`,
  };
};

export const enveloped = (type: string, attributes: object) => ({ data: { type, attributes } });

/** An id that does not exist. */
export const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';
