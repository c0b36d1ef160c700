import { routes as achievements } from '../../../functions/achievements/routes.ts';
import { awardAchievements } from '../../../functions/award-achievements/award-achievements.ts';
import { routes as hubRoutes } from '../../../functions/hubs/routes.ts';
import { relay } from '../../../functions/relay/relay.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { MailJob } from '../../../shared/delivery/email/mail-job.ts';
import { isStreamed } from '../../../shared/downstream/stream/streamed.ts';
import type { AwardJob } from '../../../shared/engagement/achievements/award-job.ts';
import { contentNodeEntity, contentNodeKey } from '../../../shared/engagement/content/content-node-item.ts';
import { contentTag } from '../../../shared/engagement/content/content-partition.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { spaceInput } from '../../../shared/hubs/spaces/space-input.ts';
import { spaces } from '../../../shared/hubs/spaces/spaces.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { newPlaceId } from '../../../shared/platform/ids/place-id.ts';
import { ledger } from '../../../shared/platform/ledger/ledger.ts';
import type { LedgerEvent } from '../../../shared/platform/ledger/ledger-event.ts';
import { data, items } from '../../support/answers.ts';
import { changesOf } from '../../support/changes.ts';
import { routes as community } from '../../support/community-routes.ts';
import { relayPorts } from '../../support/relay-ports.ts';
import { type ApiResponse, startService, type TestService } from '../../support/service.ts';
import { seedWorld, type World } from '../../support/world.ts';

export { contactIds, data, ids, items } from '../../support/answers.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
}

type Options = Parameters<typeof startService>[2];

/**
 * The routes that earn and show achievements, the stream with its relay, and the worker; each runs when called.
 */
export const startAchievements = async (options: Options = {}) => {
  const all = [...achievements, ...community, ...hubRoutes].map(({ limit, ...route }) => route);
  const service: TestService<unknown> = await startService<unknown>(
    all as unknown as readonly Route<unknown>[],
    { txtLookup: async () => [] },
    { stream: true, ...options },
  );
  const { db } = service;
  const world: World = await seedWorld(db, service.keys);
  const { ours } = world;
  const hub = { team: ours.id, hub: ours.hub };
  const next = changesOf(service.store);
  const jobs: AwardJob[] = [];
  const emails: MailJob[] = [];
  const events: LedgerEvent[] = [];
  const failures: unknown[] = [];
  const queue = { send: async (job: AwardJob) => void jobs.push(job) };
  const kept = ledger(db, isStreamed);
  const record = async (event: LedgerEvent) => {
    events.push(event);
    await kept.record(event);
  };
  const relayed = relay(
    relayPorts(db, {
      ledger: { ...kept, record },
      mail: { send: async (job) => void emails.push(job) },
      awards: queue,
      failed: (_, error) => failures.push(error),
    }),
  );
  const award = awardAchievements({ db, queue, failed: (_, error) => failures.push(error) });

  /** Relays the changes since the last call; its jobs stay in the queue. */
  const relayChanges = async (): Promise<void> => {
    for (;;) {
      const batch = await next();
      if (batch.length === 0) return;
      const { batchItemFailures } = await relayed({ Records: batch });
      if (batchItemFailures.length > 0) throw failures.at(-1);
    }
  };

  /** Runs these jobs in one batch and returns the number of failed ones. */
  const work = async (pending: readonly AwardJob[]): Promise<number> => {
    const Records = pending.map((job, nth) => ({ messageId: String(nth), body: JSON.stringify(job) }));
    return (await award({ Records })).batchItemFailures.length;
  };

  const send = (method: string, path: string, attributes?: object, type = 'achievements', token?: string) =>
    service.call({
      method,
      path: `/api/v1${path}`,
      token: token ?? ours.users.owner.token,
      ...(attributes && { body: { data: { type, attributes } } }),
    });

  return {
    ...world,
    service,
    db,
    hub,
    jobs,
    emails,
    events,
    failures,
    relayChanges,
    work,
    send,
    get: (path: string, token?: string) => send('GET', path, undefined, undefined, token),

    /** Relays changes and runs jobs until none is left. */
    async settle(): Promise<void> {
      await relayChanges();
      while (jobs.length > 0) {
        if ((await work(jobs.splice(0))) > 0) throw failures.at(-1);
        await relayChanges();
      }
    },

    async person(status: 'active' | 'pending' = 'active', joined = new Date(), name: string | null = 'Ada') {
      const input = { email: `${newId()}@example.com`, name, password_hash: null, hubs: [{ id: ours.hub, status }] };
      const made = await contacts(db, ours.id).create(input, joined);
      if (typeof made === 'string') throw new Error(made);
      return { id: made.id, token: service.keys.issue({ kind: 'contact', id: made.id, team: ours.id }) };
    },

    async space() {
      const actor = { type: 'user', id: ours.users.owner.id } as const;
      const made = await spaces(db, hub).create(spaceInput().parse({ name: newId() }), actor, new Date());
      if (typeof made === 'string') throw new Error(made);
      return made;
    },

    /** A content node of our hub, or of another team's. */
    async node({ team, hub: place } = hub): Promise<string> {
      const id = newPlaceId(contentTag(place));
      const key = contentNodeKey(team, id);
      if (!key) throw new Error('no key');
      const row = { id, team_id: team, hub_id: place, parent_id: null, title: 'Lesson', status: 'published' };
      const at = new Date().toISOString();
      await db.put({ ...key, entity: contentNodeEntity, ...row, kind: 'course', created_at: at, updated_at: at });
      return id;
    },

    /** An achievement of our team (default: offered by our hub). */
    async achievement(attributes: object = {}, { offered = true } = {}): Promise<string> {
      const made = await send('POST', `/teams/${ours.id}/achievements`, { title: 'Badge', ...attributes });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      const { id } = data(made);
      if (offered) await send('POST', offers(ours), { achievement_id: id }, 'hub_achievements');
      return id;
    },

    give: (contact: string, id: string, token?: string) =>
      send('POST', `${offers(ours)}/${id}/awards/${contact}`, undefined, undefined, token),
    revoke: (contact: string, id: string) => send('DELETE', `${offers(ours)}/${id}/awards/${contact}`),
    catalogue: (token: string, query = '') =>
      send('GET', `/hubs/${ours.hub}/achievements${query}`, undefined, '', token),
  };
};

export type AchievementsWorld = Awaited<ReturnType<typeof startAchievements>>;

export const offers = ({ id, hub }: { readonly id: string; readonly hub: string }): string =>
  `/teams/${id}/hubs/${hub}/achievements`;

export const attributesOf = (answered: ApiResponse, id: string) =>
  items(answered).find((one) => one.id === id)?.attributes;
/** `201`, `422 contradictory_rule /data/attributes/rule_type` */
export const outcome = ({ status, body }: ApiResponse): string => {
  const [error] = (body.errors ?? []) as readonly { code?: string; source?: { pointer?: string } }[];
  return [status, error?.code, error?.source?.pointer].filter(Boolean).join(' ');
};
