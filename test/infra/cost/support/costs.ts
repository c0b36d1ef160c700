import type { Route } from '../../../../shared/api/route.ts';
import { dynamoIndex } from '../../../../shared/downstream/search/dynamo-index.ts';
import type { SearchIndex } from '../../../../shared/downstream/search/search-index.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { empty } from '../../../../shared/platform/http/response.ts';
import { everyRoute } from '../../../functions/every-route/support/routes.ts';
import { portsOf } from '../../../functions/every-route/support/world.ts';
import { startStore } from '../../../support/dynamo.ts';
import { type Consumption, meter } from '../../../support/meter.ts';
import { type ApiResponse, type Call, startService, type TestService } from '../../../support/service.ts';
import { testKeys } from '../../../support/tokens.ts';
import { seedWorld, type World } from '../../../support/world.ts';

/** The costs of one request: `access` is authentication and authorization, `total` is the whole request. */
export interface Measured {
  readonly access: Consumption;
  readonly total: Consumption;
}

/** A request, or background work. */
export type Work = Call | (() => Promise<unknown>);

/** The service and its search index on metered stores. */
export interface Costs extends World {
  readonly service: TestService<unknown>;
  readonly index: SearchIndex;
  readonly spent: ReturnType<typeof meter>;
  call(call: Call): Promise<ApiResponse>;
  /** `prepare` creates the data of the work. It runs before each of the two measurements. */
  measure(prepare: () => Promise<Work>): Promise<Measured>;
}

/** The same route with an empty handler. */
export const probeOf = (route: Route): Route<unknown> => {
  const { limit, location, handler, ...rest } = route;
  const { prefetch: _prefetch, ...caller } = route.caller;
  return {
    ...rest,
    caller,
    response: empty,
    status: 204,
    handler: async () => ({ value: undefined, extras: {} }),
  } as unknown as Route<unknown>;
};

/** `stream` gives the table a stream. */
export const startCosts = async ({ stream = false } = {}): Promise<Costs> => {
  const keys = testKeys();
  const indexStore = await startStore();
  const index = dynamoIndex(table(indexStore.client, indexStore.name));
  const ports: unknown = { ...portsOf(keys), index };
  const service = await startService(everyRoute as unknown as readonly Route<unknown>[], ports, { keys, stream });
  const probes = await startService(everyRoute.map(probeOf), ports, { keys, store: service.store });
  const world = await seedWorld(service.db, keys);
  const spent = meter(service.store.client, indexStore.client);
  const run = async (work: Work, on: TestService<unknown>): Promise<Consumption> => {
    spent.read();
    if (typeof work === 'function') {
      if (on === service) await work();
      return spent.read();
    }
    const { status, body } = await on.call(work);
    if (status >= 400) throw new Error(`${work.method} ${work.path} answered ${status} ${JSON.stringify(body)}`);
    return spent.read();
  };
  return {
    ...world,
    service,
    index,
    spent,
    call: service.call,
    measure: async (prepare) => ({
      access: await run(await prepare(), probes),
      total: await run(await prepare(), service),
    }),
  };
};
