import { vi } from 'vitest';
import { routes as access } from '../../../functions/access/routes.ts';
import { routes as achievements } from '../../../functions/achievements/routes.ts';
import { routes as automations } from '../../../functions/automations/routes.ts';
import { routes as community } from '../../../functions/community/routes.ts';
import { routes as content } from '../../../functions/content/routes.ts';
import { routes as drip } from '../../../functions/drip/routes.ts';
import { routes as hubRoutes } from '../../../functions/hubs/routes.ts';
import { routes as members } from '../../../functions/members/routes.ts';
import { relay } from '../../../functions/relay/relay.ts';
import { routes as responses } from '../../../functions/responses/routes.ts';
import { runAutomations } from '../../../functions/run-automations/run-automations.ts';
import { wakeDue } from '../../../shared/automations/due.ts';
import type { EnrollmentItem } from '../../../shared/automations/enrollment-item.ts';
import { enrollments } from '../../../shared/automations/enrollments.ts';
import type { AutomationJob, AutomationQueue } from '../../../shared/automations/queue.ts';
import { tellHubs } from '../../../shared/automations/tell-hubs.ts';
import type { Table } from '../../../shared/db/table.ts';
import type { MailJob } from '../../../shared/email/mail-queue.ts';
import type { Route } from '../../../shared/http/route.ts';
import { newId } from '../../../shared/id.ts';
import { contacts } from '../../../shared/members/contacts.ts';
import { changesOf } from '../../support/changes.ts';
import { relayPorts } from '../../support/relay-ports.ts';
import { type Answered, startService } from '../../support/service.ts';
import { seedWorld } from '../../support/world.ts';

export const START = new Date('2026-03-01T00:00:00.000Z');
export const MINUTE = 60_000;
export const DAY = 1_440 * MINUTE;

/** Routes, the stream with its relay, the queue with its delays, and the worker: each runs when it is told to. */
export const startAutomations = async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  const all = [
    ...automations,
    ...drip,
    ...achievements,
    ...community,
    ...responses,
    ...content,
    ...hubRoutes,
    ...members,
    ...access,
  ].map(({ limit, ...route }) => route);
  const service = await startService<unknown>(all as unknown as readonly Route<unknown>[], {
    txtLookup: async () => [],
  });
  const { db } = service;
  const world = await seedWorld(db, service.keys);
  const { ours } = world;
  const hub = { team: ours.id, hub: ours.hub };
  const next = await changesOf(service.store);
  const queued: { readonly job: AutomationJob; readonly due: number }[] = [];
  const letters: MailJob[] = [];
  const failures: unknown[] = [];
  const queue: AutomationQueue = {
    async send(jobs) {
      for (const { job, delaySeconds } of jobs) queued.push({ job, due: Date.now() + delaySeconds * 1000 });
    },
  };
  const relayed = relay(
    relayPorts(db, {
      mail: { send: async (job) => void letters.push(job) },
      automations: queue,
      hear: tellHubs(db, queue),
      failed: (_, error) => failures.push(error),
    }),
  );
  const worker = (on: Table) =>
    runAutomations({ db: on, queue, now: () => new Date(), failed: (_, error) => failures.push(error) });
  const usual = worker(db);

  /** Relays what has changed since the last time; its jobs wait. */
  const tell = async (): Promise<void> => {
    for (;;) {
      const batch = await next();
      if (batch.length === 0) return;
      const { batchItemFailures } = await relayed({ Records: batch });
      if (batchItemFailures.length > 0) throw failures.at(-1);
    }
  };

  /** Does these jobs at once. Answers how many have to come again. */
  const work = async (jobs: readonly AutomationJob[], by = usual): Promise<number> => {
    const Records = jobs.map((job, nth) => ({ messageId: String(nth), body: JSON.stringify(job) }));
    return (await by({ Records })).batchItemFailures.length;
  };

  /** The jobs whose time has come; they are in the queue no more. */
  const due = (): readonly AutomationJob[] => {
    const now = Date.now();
    const ready = queued.filter((one) => one.due <= now);
    queued.splice(0, queued.length, ...queued.filter((one) => one.due > now));
    return ready.map(({ job }) => job);
  };

  /** Tells and works until nothing is left to be done at this moment. */
  const settle = async (): Promise<void> => {
    await tell();
    for (let jobs = due(); jobs.length > 0; jobs = due()) {
      if ((await work(jobs)) > 0) throw failures.at(-1);
      await tell();
    }
  };

  const send = (method: string, path: string, attributes?: object, type = 'automations', token = ours.key.secret) =>
    service.call({
      method,
      path: `/api/v1${path}`,
      token,
      ...(attributes && { body: { data: { type, attributes } } }),
    });

  const base = `/teams/${ours.id}/hubs/${ours.hub}`;
  await settle();

  return {
    ...world,
    service,
    db,
    hub,
    base,
    queued,
    letters,
    failures,
    tell,
    work,
    worker,
    due,
    settle,
    send,

    /** Lets time pass in steps, with a sweep and all that is due at each. */
    async pass(ms: number, step = ms): Promise<void> {
      for (let passed = 0; passed < ms; passed += step) {
        vi.setSystemTime(Date.now() + step);
        await wakeDue(db, new Date());
        await settle();
      }
    },

    async person(name: string | null = 'Ada', at = new Date()): Promise<string> {
      const input = { email: `${newId()}@example.com`, name, password_hash: null };
      const made = await contacts(db, ours.id).create({ ...input, hubs: [{ id: ours.hub, status: 'active' }] }, at);
      if (typeof made === 'string') throw new Error(made);
      return made.id;
    },

    tokenOf: (id: string) => service.keys.issue({ kind: 'contact', id, team: ours.id }),

    /** An automation that is active, of these nodes in a row unless they lead elsewhere. */
    async automation(
      nodes: readonly NodeInput[],
      { trigger = { type: 'manual' }, filter, exit_conditions, ...rest }: Partial<AutomationInput> = {},
    ): Promise<string> {
      const definition = { trigger, filter, exit_conditions, entry_node_id: nodes[0]?.id, nodes: inRow(nodes) };
      const made = await send('POST', `${base}/automations`, { name: 'Test', definition, ...rest });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      const { id } = data(made);
      const published = await send('POST', `${base}/automations/${id}/publish`);
      if (published.status !== 200) throw new Error(JSON.stringify(published.body));
      return id;
    },

    enroll: (automation: string, contact_id: string) =>
      send('POST', `${base}/automations/${automation}/enrollments`, { contact_id }, 'automation_enrollments'),

    async enrolled(automation: string, contact?: string): Promise<readonly EnrollmentItem[]> {
      const page = { limit: 2_000, after: undefined };
      return (await enrollments(db, hub, automation).list({ status: undefined, contact }, page)).items;
    },

    async statusOf(automation: string, contact?: string): Promise<readonly string[]> {
      const page = { limit: 2_000, after: undefined };
      const { items } = await enrollments(db, hub, automation).list({ status: undefined, contact }, page);
      return items.map(({ status }) => status);
    },

    async tag(name = newId()): Promise<string> {
      const made = await send('POST', `/teams/${ours.id}/tags`, { name }, 'tags');
      return data(made).id;
    },

    /** Of the letters that automations wrote to somebody, sorted. */
    async subjects(contact: string): Promise<readonly string[]> {
      const partition = `TEAM#${hub.team}#HUB#${hub.hub}#MEMBER#${contact}`;
      const { items } = await db.query<{ subject: string }>({ partition, prefix: 'LETTER#', limit: 100 });
      return items.map(({ subject }) => subject).sort();
    },

    tagged: (contact: string, tag_id: string) =>
      send('POST', `/teams/${ours.id}/contacts/${contact}/tags`, { tag_id }, 'contact_tags'),

    gone: (automation: string) => send('DELETE', `${base}/automations/${automation}`),

    async stop(): Promise<void> {
      vi.useRealTimers();
      await service.stop();
    },
  };
};

export type AutomationsWorld = Awaited<ReturnType<typeof startAutomations>>;

export interface NodeInput {
  readonly id: string;
  readonly type: string;
  readonly data?: object;
  readonly [link: `next${string}`]: string;
}

interface AutomationInput {
  readonly trigger: object;
  readonly filter: object;
  readonly exit_conditions: object;
  readonly re_entry_mode: string;
  readonly re_entry_interval_seconds: number;
}

const BRANCHES: ReadonlySet<string> = new Set(['condition', 'split', 'exit']);

const inRow = (nodes: readonly NodeInput[]): readonly object[] =>
  nodes.map((node, nth) => {
    const following = nodes[nth + 1]?.id;
    const leads = Object.keys(node).some((name) => name.startsWith('next'));
    const next = following && !leads && !BRANCHES.has(node.type) ? { next: following } : {};
    return { data: {}, ...next, ...node };
  });

export interface Shown {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
export const data = ({ body }: Answered): Shown => body.data as Shown;
export const items = ({ body }: Answered): readonly Shown[] => body.data as readonly Shown[];

/** `201`, `422 unknown_tag /data/attributes/definition/nodes/0/data/tag_id` */
export const outcome = ({ status, body }: Answered): string => {
  const [error] = (body.errors ?? []) as readonly { code?: string; source?: { pointer?: string } }[];
  return [status, error?.code, error?.source?.pointer].filter(Boolean).join(' ');
};

export const mail = (id: string, subject = id): NodeInput => ({
  id,
  type: 'send_email',
  data: { subject, body: `${subject} body` },
});
export const wait = (id: string, seconds: number): NodeInput => ({ id, type: 'delay', data: { seconds } });
export const isTagged = (tag_id: string) => ({
  conditions: [{ type: 'has_tag', operator: 'is', value: { tag_id } }],
});
