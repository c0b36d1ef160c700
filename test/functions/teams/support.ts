import { routes } from '../../../functions/teams/routes.ts';
import { type SeededTeam, seedTeam } from '../../support/seed.ts';
import { type Answered, type Call, startService, type TestService } from '../../support/service.ts';

/** As much of a resource object as these tests read. */
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

export const dataOf = ({ body }: Answered): Resource => body.data as Resource;
export const listOf = ({ body }: Answered): readonly Resource[] => body.data as readonly Resource[];
export const problemsOf = ({ body }: Answered): readonly Problem[] => (body.errors ?? []) as readonly Problem[];

/** Status, and code and pointer of the first error: what a refusal is about. */
export const refusalOf = (answered: Answered) => {
  const [problem] = problemsOf(answered);
  return {
    status: answered.status,
    ...(problem?.code && { code: problem.code }),
    ...(problem?.source?.pointer !== undefined && { at: problem.source.pointer }),
  };
};

/** The group's routes on a store of their own, with two teams that must never reach each other. */
export interface Stage {
  readonly service: TestService<unknown>;
  readonly team: SeededTeam;
  readonly other: SeededTeam;
  send(
    method: string,
    path: string,
    token: string | undefined,
    body?: unknown,
    more?: Partial<Call>,
  ): Promise<Answered>;
}

export const startTeams = async (): Promise<Stage> => {
  const service = await startService(routes);
  const [team, other] = [await seedTeam(service.db, service.keys), await seedTeam(service.db, service.keys)];
  return {
    service,
    team,
    other,
    send: (method, path, token, body, more = {}) =>
      service.call({ method, path: `/api/v1${path}`, token, ...(body !== undefined && { body }), ...more }),
  };
};

export const enveloped = (type: string, attributes: object) => ({ data: { type, attributes } });

/** An id that names nothing. */
export const NOTHING = '01890000-0000-7000-8000-000000000000';
