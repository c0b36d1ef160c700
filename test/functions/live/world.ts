import { live } from '../../../functions/live/live.ts';
import { pushLive } from '../../../functions/push-live/push-live.ts';
import type { LiveJob } from '../../../shared/downstream/live/live-job.ts';
import type { LiveMessage } from '../../../shared/downstream/live/live-message.ts';
import type { Sockets } from '../../../shared/downstream/live/sockets.ts';
import { liveWake } from '../../../shared/downstream/live/wake.ts';
import { streamTickets } from '../../../shared/downstream/stream/stream-tickets.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { fileUrls } from '../../../shared/media/files/file-urls.ts';
import { limiter } from '../../../shared/platform/limits/limiter.ts';
import { MEDIA_ENVIRONMENT } from '../../support/media.ts';
import { startStream } from '../stream/world.ts';

/** A message as a client receives it. */
export type Received = Readonly<Record<string, unknown>> & { readonly type: string };

/** Sockets in memory: what each was sent, and which are closed. */
export const memorySockets = () => {
  const received = new Map<string, LiveMessage[]>();
  const closed = new Set<string>();
  const gone = new Set<string>();
  let posts = 0;
  const sockets: Sockets = {
    async post(id, message) {
      posts += 1;
      if (gone.has(id) || closed.has(id)) return 'gone';
      received.set(id, [...(received.get(id) ?? []), message]);
      return 'sent';
    },
    async close(id) {
      closed.add(id);
    },
  };
  return {
    sockets,
    closed,
    /** Connections whose client went away without a word. */
    gone,
    posts: () => posts,
    /** What a client received since the last call. */
    take(id: string): readonly LiveMessage[] {
      const all = received.get(id) ?? [];
      received.delete(id);
      return all;
    },
  };
};

/** The stream of a hub, its sockets, and a queue that the test drains. */
export const startLive = async () => {
  const world = await startStream();
  const { db } = world.service;
  const memory = memorySockets();
  const jobs: LiveJob[] = [];
  const queue = { send: async (job: LiveJob) => void jobs.push(job) };
  const paused = new Set<string>();
  const now = () => new Date();
  const deps = { db, queue, now, sockets: memory.sockets, isPaused: async (team: string) => paused.has(team) };
  const handle = live({ ...deps, limiter: limiter(db) });
  const push = pushLive({
    ...deps,
    files: fileUrls(MEDIA_ENVIRONMENT),
    failed: (_, error) => {
      throw error;
    },
  });
  let opened = 0;

  const send = async (connectionId: string, routeKey: string, more: object = {}) => {
    const requestContext = { routeKey, connectionId, requestId: `request-${connectionId}` };
    return handle({ requestContext, ...more });
  };

  return {
    ...world,
    ...memory,
    jobs,
    paused,
    db,
    wake: liveWake(db, queue),

    /** A ticket of a contact for a hub. */
    async ticket(
      contact = world.ours.member.id,
      of = world.ours,
      generation = 1,
      until: { readonly expires_at?: number } = {},
    ): Promise<string> {
      const holder = { kind: 'contact', id: contact, team: of.id, generation, ...until } as const;
      return (await streamTickets(db).create({ team: of.id, hub: of.hub }, holder, now())).ticket;
    },

    /** Another member of the hub. */
    async member(email: string, of = world.ours): Promise<string> {
      const joining = [{ id: of.hub, status: 'active' as const }];
      const made = await contacts(db, of.id).create({ email, name: null, password_hash: null, hubs: joining }, now());
      if (typeof made === 'string') throw new Error(made);
      return made.id;
    },

    /** Opens a connection; returns its id and the status of the handshake. */
    async open(ticket: string) {
      opened += 1;
      const id = `connection-${opened}=`;
      return { id, status: (await send(id, '$connect', { queryStringParameters: { ticket } })).statusCode };
    },

    /** Sends a message, or a raw frame; returns the answer. */
    async say(id: string, message: object | string): Promise<Received | undefined> {
      const body = typeof message === 'string' ? message : JSON.stringify(message);
      const answered = await send(id, '$default', { body });
      return answered.body === undefined ? undefined : JSON.parse(answered.body);
    },

    /** Sends a binary frame, as API Gateway passes it on. */
    async sayBinary(id: string, body: string): Promise<Received> {
      return JSON.parse((await send(id, '$default', { body, isBase64Encoded: true })).body ?? 'null');
    },

    leave: (id: string) => send(id, '$disconnect'),

    /** Runs the queued deliveries, and those that they queue. Returns the number of runs. */
    async drain(): Promise<number> {
      let runs = 0;
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        runs += 1;
        await push({ Records: [{ messageId: 'message', body: JSON.stringify(job) }] });
      }
      return runs;
    },

    /** As `drain`, but a failed delivery is received again, as often as the queue allows. At most 1,000 runs. */
    async drainWithRetries(attempts: number): Promise<number> {
      const messages = jobs.splice(0).map((job) => ({ job, left: attempts }));
      let runs = 0;
      for (let message = messages.shift(); message && runs < 1_000; message = messages.shift()) {
        const { job, left } = message;
        runs += 1;
        const failed = await push({ Records: [{ messageId: 'message', body: JSON.stringify(job) }] }).then(
          () => false,
          () => true,
        );
        messages.push(...jobs.splice(0).map((queued) => ({ job: queued, left: attempts })));
        if (failed && left > 1) messages.push({ job, left: left - 1 });
      }
      return runs;
    },

    /** Runs jobs as the messages of one batch. */
    async pushAll(all: readonly LiveJob[]): Promise<void> {
      await push({ Records: all.map((job, nth) => ({ messageId: `message-${nth}`, body: JSON.stringify(job) })) });
    },

    /** Opens a connection of a member and subscribes. */
    async listen(contact?: string, last_event_id?: string): Promise<string> {
      const { id } = await this.open(await this.ticket(contact));
      await this.say(id, { type: 'subscribe', hub_id: world.ours.hub, last_event_id });
      await this.drain();
      return id;
    },

    /** Records events of visible members and delivers them. */
    async happen(...types: readonly string[]): Promise<readonly string[]> {
      const ids: string[] = [];
      for (const type of types)
        ids.push(await world.record({ type, resource_type: 'members', resource_id: world.ours.member.id }));
      jobs.push({ kind: 'hub', team_id: world.ours.id, hub_id: world.ours.hub });
      await this.drain();
      return ids;
    },

    /** The ids of the events that a client received since the last call. */
    eventIds: (id: string): readonly string[] =>
      memory.take(id).flatMap((message) => (message.type === 'events' ? message.events.map((event) => event.id) : [])),
  };
};

export type LiveWorld = Awaited<ReturnType<typeof startLive>>;
