import { deriveRows } from '../../../functions/derive-rows/derive-rows.ts';
import { routes as hubRoutes } from '../../../functions/hubs/routes.ts';
import { EVENTS } from '../../../functions/relay/entities.ts';
import { entityOf, imagesOf } from '../../../functions/relay/stream-record.ts';
import { routes as searchRoutes } from '../../../functions/search/routes.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { DeriveJob } from '../../../shared/downstream/derived/derive-job.ts';
import { deriveJobOf } from '../../../shared/downstream/derived/derive-job-of.ts';
import { dynamoIndex } from '../../../shared/downstream/search/dynamo-index.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { changesOf } from '../../support/changes.ts';
import { routes as community } from '../../support/community-routes.ts';
import type { TestStore } from '../../support/dynamo.ts';
import { startStore } from '../../support/dynamo.ts';
import { routes as members } from '../../support/member-routes.ts';
import { seedTeam } from '../../support/seed.ts';
import { type ApiResponse, startService } from '../../support/service.ts';
import { type CommunityWorld, newHub, newMember, newSpace, type Person } from '../community/world.ts';

export interface FoundThing {
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>> & { readonly native_id: string; readonly rrf_score: number };
}

/** A hub with its search index, which processes every change as the deployed one does. */
export interface SearchWorld extends CommunityWorld {
  readonly indexStore: TestStore;
  readonly ada: Person;
  /** Indexes the changes since the last call. */
  drain(): Promise<void>;
  /** Runs a job and the jobs that it enqueues. */
  work(job: DeriveJob): Promise<void>;
  search(token: string, query: Readonly<Record<string, string>>, part?: string): Promise<ApiResponse>;
  /** The native ids of the results. */
  found(token: string, q: string, more?: Readonly<Record<string, string>>, part?: string): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export const things = ({ body }: ApiResponse): readonly FoundThing[] => body.data as readonly FoundThing[];

export const startSearch = async (): Promise<SearchWorld> => {
  const indexStore = await startStore();
  const index = dynamoIndex(table(indexStore.client, indexStore.name));
  const all = [...community, ...hubRoutes, ...members, ...searchRoutes] as readonly Route<unknown>[];
  const ports = { txtLookup: async () => [], index };
  const service = await startService<unknown>(all, ports, { stream: true });
  const changes = changesOf(service.store);
  const [team, other] = [await seedTeam(service.db, service.keys), await seedTeam(service.db, service.keys)];
  const hub = await newHub(service, team);
  const place = { service, team, hub };
  const jobs: DeriveJob[] = [];
  const queue = { send: async (job: DeriveJob) => void jobs.push(job) };
  const failures: unknown[] = [];
  const worker = deriveRows({ db: service.db, index, queue, failed: (_, error) => failures.push(error) });

  const workAll = async (): Promise<void> => {
    while (jobs.length > 0) {
      const Records = jobs.splice(0, 10).map((job, nth) => ({ messageId: String(nth), body: JSON.stringify(job) }));
      const { batchItemFailures } = await worker({ Records });
      if (batchItemFailures.length > 0) throw failures.at(-1);
    }
  };
  const search: SearchWorld['search'] = (token, query, part = '') =>
    service.call({ path: `/api/v1/hubs/${hub}/search${part}?${new URLSearchParams(query)}`, token });

  return {
    ...place,
    other,
    indexStore,
    space: await newSpace(place),
    ada: await newMember(place),
    search,
    async drain() {
      for (let records = await changes(); records.length > 0; records = await changes())
        for (const record of records)
          for (const event of EVENTS[entityOf(record)]?.(...imagesOf(record)) ?? []) {
            const job = deriveJobOf(event);
            if (job) jobs.push(job);
          }
      await workAll();
    },
    async work(job) {
      jobs.push(job);
      await workAll();
    },
    async found(token, q, more = {}, part = '') {
      const answered = await search(token, { q, ...more }, part);
      if (answered.status !== 200) throw new Error(`${answered.status} ${JSON.stringify(answered.body)}`);
      return things(answered).map(({ attributes }) => attributes.native_id);
    },
    async stop() {
      await Promise.all([service.stop(), indexStore.stop()]);
    },
  };
};
