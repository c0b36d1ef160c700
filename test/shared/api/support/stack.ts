import type { Route } from '../../../../shared/api/route.ts';
import { type ApiResponse, type Call, startService, type TestService } from '../../../support/service.ts';
import { seedWorld, type World } from '../../../support/world.ts';
import { type Act, sample } from './sample.ts';

/** The sample's routes on a store of their own, with two teams in it. */
export interface Stack extends World {
  readonly service: TestService<Act>;
  readonly act: Act;
  call(call: Call): Promise<ApiResponse>;
  /** Makes a thing in our team. */
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
  readonly meta: { readonly request_id: string };
}

/** The errors of a refused request. */
export const errorsOf = ({ body }: ApiResponse): readonly ErrorItem[] => {
  if (!Array.isArray(body.errors)) throw new Error('The answer has no errors');
  return body.errors;
};

/** The status of an answer and the code of its first error, in one value. */
export const verdict = (answered: ApiResponse): string =>
  [answered.status, answered.status >= 400 ? errorsOf(answered)[0]?.code : undefined].filter(Boolean).join(' ');
