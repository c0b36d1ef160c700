import type { Route } from '../../../../shared/api/route.ts';
import { type ApiResponse, type Call, startService, type TestService } from '../../../support/service.ts';
import { seedWorld, type World } from '../../../support/world.ts';
import { type Act, sample } from './sample.ts';

/** The sample routes on a separate store with two teams. */
export interface Stack extends World {
  readonly service: TestService<Act>;
  readonly act: Act;
  call(call: Call): Promise<ApiResponse>;
  /** Creates a thing in our team. */
  make(call?: Partial<Call>): Promise<ApiResponse>;
}

export const startStack = async (
  options: Parameters<typeof startService>[2] = {},
  routes: readonly Route<Act>[] = sample,
): Promise<Stack> => {
  const act: Act = { calls: 0, instead: undefined };
  const service = await startService(routes, act, options);
  const world = await seedWorld(service.db, service.keys);
  return {
    ...world,
    service,
    act,
    call: service.call,
    make: (call = {}) =>
      service.call({
        method: 'POST',
        path: `/api/v1/teams/${world.ours.id}/things`,
        token: world.ours.users.owner.token,
        body: { data: { type: 'things', attributes: { name: 'a' } } },
        ...call,
      }),
  };
};

interface ErrorItem {
  readonly status: string;
  readonly title?: string;
  readonly code?: string;
  readonly detail?: string;
  readonly source?: unknown;
  readonly links?: { readonly about: string };
  readonly meta: { readonly request_id: string };
}

/** The errors of a refused request. */
export const errorsOf = ({ body }: ApiResponse): readonly ErrorItem[] => {
  if (!Array.isArray(body.errors)) throw new Error('The response has no errors');
  return body.errors;
};

/** The status and the code of the first error, as one text. */
export const verdict = (response: ApiResponse): string =>
  [response.status, response.status >= 400 ? errorsOf(response)[0]?.code : undefined].filter(Boolean).join(' ');
