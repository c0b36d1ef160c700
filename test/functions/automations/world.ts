import { vi } from 'vitest';
import { routes as access } from '../../../functions/access/routes.ts';
import { routes as achievements } from '../../../functions/achievements/routes.ts';
import { routes as automations } from '../../../functions/automations/routes.ts';
import { routes as responses } from '../../../functions/comments/routes.ts';
import { routes as community } from '../../../functions/community/routes.ts';
import { routes as content } from '../../../functions/content/routes.ts';
import { routes as hubRoutes } from '../../../functions/hubs/routes.ts';
import type { Route } from '../../../shared/api/route.ts';
import type { EnrollmentItem } from '../../../shared/downstream/automations/enrollment-item.ts';
import { enrollments } from '../../../shared/downstream/automations/enrollments.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { routes as members } from '../../support/member-routes.ts';
import { type ApiResponse, startService } from '../../support/service.ts';
import { seedWorld } from '../../support/world.ts';
import { inRow, type NodeInput } from './nodes.ts';
import { startPipeline } from './pipeline.ts';

export { farewell, isTagged, mail, type NodeInput, wait } from './nodes.ts';

export const START = new Date('2026-03-01T00:00:00.000Z');
export const MINUTE = 60_000;
export const DAY = 1_440 * MINUTE;

/** Routes, the relay and the workers, with a clock that moves on request. */
export const startAutomations = async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  const all = [
    ...automations,
    ...achievements,
    ...community,
    ...responses,
    ...content,
    ...hubRoutes,
    ...members,
    ...access,
  ].map(({ limit, ...route }) => route);
  const ports = { txtLookup: async () => [] };
  const service = await startService<unknown>(all as unknown as readonly Route<unknown>[], ports, { stream: true });
  const { db } = service;
  const world = await seedWorld(db, service.keys);
  const { ours } = world;
  const hub = { team: ours.id, hub: ours.hub };
  const pipeline = await startPipeline(db, service.store);
  const send = (method: string, path: string, attributes?: object, type = 'automations', token = ours.key.secret) =>
    service.call({
      method,
      path: `/api/v1${path}`,
      token,
      ...(attributes && { body: { data: { type, attributes } } }),
    });

  const base = `/teams/${ours.id}/hubs/${ours.hub}`;
  await pipeline.settle();

  return {
    ...world,
    ...pipeline,
    ...{ service, db, hub, base, send },

    async person(name: string | null = 'Ada', at = new Date()): Promise<string> {
      const input = { email: `${newId()}@example.com`, name, password_hash: null };
      const made = await contacts(db, ours.id).create({ ...input, hubs: [{ id: ours.hub, status: 'active' }] }, at);
      if (typeof made === 'string') throw new Error(made);
      return made.id;
    },

    /** Lets automations send messages in the name of the contact, as an owner. */
    appoint: (contact: string) =>
      send('PUT', `${base}/automated-senders/${contact}`, undefined, undefined, ours.users.owner.token),

    dismiss: (contact: string) =>
      send('DELETE', `${base}/automated-senders/${contact}`, undefined, undefined, ours.users.owner.token),

    tokenOf: (id: string) => service.keys.issue({ kind: 'contact', id, team: ours.id }),

    /** Creates an active automation of these nodes, in a row unless they have links. */
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

    /** The subjects of the emails that automations sent to a member, sorted. */
    async subjects(contact: string): Promise<readonly string[]> {
      const partition = `TEAM#${hub.team}#HUB#${hub.hub}#MEMBER#${contact}`;
      const { items } = await db.query<{ subject: string }>({ partition, prefix: 'LETTER#', limit: 100 });
      return items.map(({ subject }) => subject).sort();
    },

    tagged: (contact: string, tag_id: string) =>
      send('POST', `/teams/${ours.id}/contacts/${contact}/tags`, { tag_id }, 'contact_tags'),

    remove: (automation: string) => send('DELETE', `${base}/automations/${automation}`),

    async stop(): Promise<void> {
      vi.useRealTimers();
      await service.stop();
    },
  };
};

export type AutomationsWorld = Awaited<ReturnType<typeof startAutomations>>;

interface AutomationInput {
  readonly trigger: object;
  readonly filter: object;
  readonly exit_conditions: object;
  readonly re_entry_mode: string;
  readonly re_entry_interval_seconds: number;
}

export interface Shown {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}
export const data = ({ body }: ApiResponse): Shown => body.data as Shown;
export const items = ({ body }: ApiResponse): readonly Shown[] => body.data as readonly Shown[];

/** `201`, `422 unknown_tag /data/attributes/definition/nodes/0/data/tag_id` */
export const outcome = ({ status, body }: ApiResponse): string => {
  const [error] = (body.errors ?? []) as readonly { code?: string; source?: { pointer?: string } }[];
  return [status, error?.code, error?.source?.pointer].filter(Boolean).join(' ');
};
