import { live } from '../../../../../../functions/live/live.ts';
import { pushLive } from '../../../../../../functions/push-live/push-live.ts';
import type { Sockets } from '../../../../../../shared/downstream/live/sockets.ts';
import { streamTickets } from '../../../../../../shared/downstream/stream/stream-tickets.ts';
import { fileUrls } from '../../../../../../shared/media/files/file-urls.ts';
import { newId } from '../../../../../../shared/platform/ids/id.ts';
import { ledger } from '../../../../../../shared/platform/ledger/ledger.ts';
import { limiter } from '../../../../../../shared/platform/limits/limiter.ts';
import { MEDIA_ENVIRONMENT } from '../../../../../support/media.ts';
import type { Costs } from '../costs.ts';
import { inStream } from './ledger.ts';
import { newMember, type Scenario } from './scenario.ts';

const sockets: Sockets = { post: async () => 'sent', close: async () => undefined };

/** A new connection of a new member; whether the team is suspended is known to the process. */
const connecting = async (costs: Costs) => {
  const { service, ours } = costs;
  const { db } = service;
  const deps = {
    db,
    sockets,
    files: fileUrls(MEDIA_ENVIRONMENT),
    isPaused: async () => false,
    queue: { send: async () => undefined },
    now: () => new Date(),
  };
  const handle = live({ ...deps, limiter: limiter(db) });
  const push = pushLive({ ...deps, failed: (_, error) => Promise.reject(error) });
  const [id, member] = [newId(), await newMember(costs)];
  const holder = { id: member.id, generation: 1 };
  const { ticket } = await streamTickets(db).create({ team: ours.id, hub: ours.hub }, holder, new Date());
  const event = (routeKey: string, more: object) =>
    handle({ requestContext: { routeKey, connectionId: id, requestId: newId() }, ...more });
  return {
    open: () => event('$connect', { queryStringParameters: { ticket } }),
    say: (message: object) => event('$default', { body: JSON.stringify(message) }),
    subscribe: (last_event_id?: string) =>
      event('$default', { body: JSON.stringify({ type: 'subscribe', hub_id: ours.hub, last_event_id }) }),
    deliver: () => push({ Records: [{ messageId: newId(), body: JSON.stringify({ kind: 'connection', id }) }] }),
    leave: () => event('$disconnect', {}),
  };
};

export const liveScenarios: Record<string, Scenario> = {
  'Open a WebSocket': async (costs) => (await connecting(costs)).open,
  'Subscribe a WebSocket from an event on': async (costs) => {
    const { open, subscribe } = await connecting(costs);
    await open();
    const last = inStream(costs.ours.id, costs.ours.hub);
    await ledger(costs.service.db).record(last);
    return () => subscribe(last.id);
  },
  'Renew the ticket of a WebSocket': async (costs) => {
    const { open, say } = await connecting(costs);
    await open();
    return () => say({ type: 'ticket' });
  },
  'Send an event to a WebSocket': async (costs) => {
    const { open, subscribe, deliver } = await connecting(costs);
    await open();
    await subscribe();
    await ledger(costs.service.db).record(inStream(costs.ours.id, costs.ours.hub));
    return deliver;
  },
  'Close a WebSocket': async (costs) => {
    const { open, subscribe, leave } = await connecting(costs);
    await open();
    await subscribe();
    return leave;
  },
};
