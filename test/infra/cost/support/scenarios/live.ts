import { live } from '../../../../../functions/live/live.ts';
import { pushLive } from '../../../../../functions/push-live/push-live.ts';
import type { LiveJob } from '../../../../../shared/downstream/live/live-job.ts';
import type { Sockets } from '../../../../../shared/downstream/live/sockets.ts';
import { notificationRow } from '../../../../../shared/downstream/notifications/notification-item.ts';
import { streamTickets } from '../../../../../shared/downstream/stream/stream-tickets.ts';
import { isStreamed } from '../../../../../shared/downstream/stream/streamed.ts';
import { contacts } from '../../../../../shared/hubs/people/contacts/contacts.ts';
import { fileUrls } from '../../../../../shared/media/files/file-urls.ts';
import { newId } from '../../../../../shared/platform/ids/id.ts';
import { ledger } from '../../../../../shared/platform/ledger/ledger.ts';
import { limiter } from '../../../../../shared/platform/limits/limiter.ts';
import { MEDIA_ENVIRONMENT } from '../../../../support/media.ts';
import type { Costs } from '../costs.ts';
import { newDiscussion, newSpace } from './community.ts';
import { inStream } from './ledger.ts';
import { asMember, data, idOf, newHub, newMember, type Scenario, times } from './scenario.ts';

const sockets: Sockets = { post: async () => 'sent', close: async () => undefined };

/** The two functions; whether a team is suspended is known to the process. */
const functionsOf = ({ service: { db } }: Costs) => {
  const queue = { send: async () => undefined };
  const deps = { db, sockets, queue, isPaused: async () => false, now: () => new Date() };
  const push = pushLive({
    ...deps,
    files: fileUrls(MEDIA_ENVIRONMENT),
    failed: (_, error) => Promise.reject(error),
  });
  return {
    handle: live({ ...deps, limiter: limiter(db) }),
    deliver: (job: LiveJob) => push({ Records: [{ messageId: newId(), body: JSON.stringify(job) }] }),
  };
};

/** A new connection of a member. */
const connectionOf = async (costs: Costs, contact: string, hub = costs.ours.hub) => {
  const { handle, deliver } = functionsOf(costs);
  const id = newId();
  const { ticket } = await streamTickets(costs.service.db).create(
    { team: costs.ours.id, hub },
    { id: contact, generation: 1 },
    new Date(),
  );
  const event = (routeKey: string, more: object) =>
    handle({ requestContext: { routeKey, connectionId: id, requestId: newId() }, ...more });
  return {
    deliver,
    open: () => event('$connect', { queryStringParameters: { ticket } }),
    say: (message: object) => event('$default', { body: JSON.stringify(message) }),
    subscribe: (last_event_id?: string) =>
      event('$default', { body: JSON.stringify({ type: 'subscribe', hub_id: hub, last_event_id }) }),
    catchUp: () => deliver({ kind: 'connections', ids: [id] }),
    leave: () => event('$disconnect', {}),
  };
};

/** A new connection of a new member. */
const connecting = async (costs: Costs) => connectionOf(costs, (await newMember(costs)).id);

/** A subscribed connection of a new member. */
const listening = async (costs: Costs) => {
  const contact = (await newMember(costs)).id;
  const connection = await connectionOf(costs, contact);
  await connection.open();
  await connection.subscribe();
  return { ...connection, contact };
};

/** A new hub in which 100 members listen: a full page. */
const page = async (costs: Costs) => {
  const { service, ours } = costs;
  const hub = (await newHub(costs)).id;
  await times(100, async () => {
    const input = { email: `${newId()}@example.com`, name: 'Member', password_hash: null };
    const hubs = [{ id: hub, status: 'active' as const }];
    const made = await contacts(service.db, ours.id).create({ ...input, hubs }, new Date());
    if (typeof made === 'string') throw new Error(made);
    const { open, subscribe } = await connectionOf(costs, made.id, hub);
    await open();
    await subscribe();
  });
  const { deliver } = functionsOf(costs);
  return { hub, deliver: () => deliver({ kind: 'hub', team_id: ours.id, hub_id: hub }) };
};

/** A conversation of the member with a new member, who listens; the member is connected. */
const conversing = async (costs: Costs) => {
  const { contact } = await listening(costs);
  const { open, say, deliver } = await connectionOf(costs, costs.ours.member.id);
  await open();
  const body = data('conversations', { contact_ids: [contact], hub_id: costs.ours.hub });
  const conversation_id = idOf(await costs.call(asMember(costs, { method: 'POST', path: '/conversations', body })));
  return { say, deliver, conversation_id };
};

export const liveScenarios: Record<string, Scenario> = {
  'Open a WebSocket': async (costs) => (await connecting(costs)).open,
  'Subscribe a WebSocket from an event on': async (costs) => {
    const { open, subscribe } = await connecting(costs);
    await open();
    const last = inStream(costs.ours.id, costs.ours.hub);
    await ledger(costs.service.db, isStreamed).record(last);
    return () => subscribe(last.id);
  },
  'Renew the ticket of a WebSocket': async (costs) => {
    const { open, say } = await connecting(costs);
    await open();
    return () => say({ type: 'ticket' });
  },
  'Send an event to a WebSocket': async (costs) => {
    const { catchUp } = await listening(costs);
    await ledger(costs.service.db, isStreamed).record(inStream(costs.ours.id, costs.ours.hub));
    return catchUp;
  },
  'Send an event of a member to 100 WebSockets of a hub': async (costs) => {
    const { hub, deliver } = await page(costs);
    await ledger(costs.service.db, isStreamed).record(inStream(costs.ours.id, hub));
    return deliver;
  },
  'Send an event of a discussion to 100 WebSockets of a hub': async (costs) => {
    const { hub, deliver } = await page(costs);
    const { id: resource_id } = await newDiscussion(costs, await newSpace(costs, hub));
    const event = { ...inStream(costs.ours.id, hub), type: 'discussion.created', resource_type: 'discussions' };
    await ledger(costs.service.db, isStreamed).record({ ...event, resource_id });
    return deliver;
  },
  'Send a notification to a WebSocket': async (costs) => {
    const { contact, deliver } = await listening(costs);
    const at = new Date().toISOString();
    const of = { team_id: costs.ours.id, contact_id: contact };
    const words = { title: 'Welcome', body: null, url: null, read_at: null, created_at: at, updated_at: at };
    const item = { id: newId(), hub_id: costs.ours.hub, ...of, ...words };
    await costs.service.db.put(notificationRow(item, null));
    return () => deliver({ kind: 'contact', ...of, notification_ids: [item.id], unread: true });
  },
  'Type in a conversation over a WebSocket': async (costs) => {
    const { say, conversation_id } = await conversing(costs);
    return () => say({ type: 'typing', conversation_id });
  },
  'Send to the other participant’s WebSocket that a member types': async (costs) => {
    const { deliver, conversation_id } = await conversing(costs);
    const of = { team_id: costs.ours.id, contact_id: costs.ours.member.id };
    return () => deliver({ kind: 'typing', ...of, conversation_id, at: new Date().toISOString() });
  },
  'Close a WebSocket': async (costs) => (await listening(costs)).leave,
};
