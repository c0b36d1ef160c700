import { type HubKey, hubPartition, type TeamId } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { groupCommit } from '../../platform/ledger/group-commit.ts';
import type { LedgerEvent } from '../../platform/ledger/ledger-event.ts';
import { isStreamed } from '../stream/streamed.ts';
import { connections } from './connections.ts';
import type { LiveJob } from './live-job.ts';
import type { LiveQueue } from './live-queue.ts';

type ContactJob = LiveJob & { readonly kind: 'contact' };

/** Queues deliveries for hubs and contacts that have open WebSockets; for others, it costs one read. */
export interface LiveWake {
  /** For an event that is recorded: it is in the stream, or it changes who may read the stream. */
  event(event: LedgerEvent): Promise<void>;
  contact(job: ContactJob): Promise<void>;
}

const thingOf = ({ type }: LedgerEvent): string => type.slice(0, type.indexOf('.'));

/** The hub whose listeners an event concerns. */
const hubOfEvent = (event: LedgerEvent): HubKey | undefined => {
  const { team_id: team, hub_id, resource_id } = event;
  const thing = thingOf(event);
  const hub = thing === 'hub' ? resource_id : hub_id;
  const concerns = isStreamed(event) || thing === 'hub' || thing === 'access_rule';
  return concerns && team !== null && hub !== null ? { team, hub } : undefined;
};

/** Events that end a membership. The listeners of a hub do not include connections without a subscription. */
const ENDED = new Set(['member.banned', 'member.suspended', 'member.left', 'member.removed']);

/** The contact whose access an event may end. */
const contactOfEvent = (event: LedgerEvent): string | undefined => {
  const thing = thingOf(event);
  if (thing === 'access' || thing === 'contact' || ENDED.has(event.type)) return event.resource_id;
  return thing === 'entitlement' || thing === 'subscription' || thing === 'order' ? event.contact_id : undefined;
};

const accessJob = (team_id: TeamId, contact_id: string): ContactJob => ({
  kind: 'contact',
  team_id,
  contact_id,
  notification_ids: [],
  unread: false,
});

/** The maximum number of events that one delivery is queued for. */
const GROUP_SIZE = 1_000;

export const liveWake = (db: Table, queue: LiveQueue): LiveWake => {
  const open = connections(db);
  /* Events of a hub that are recorded at the same time are one delivery. */
  const wakeHub = groupCommit<HubKey>(async (_, [hub]) => {
    if (hub && (await open.hasListeners(hub))) await queue.send({ kind: 'hub', team_id: hub.team, hub_id: hub.hub });
  }, GROUP_SIZE);
  const contact = async (job: ContactJob): Promise<void> => {
    if (await open.isConnected(job.team_id, job.contact_id)) await queue.send(job);
  };
  return {
    async event(event) {
      const [hub, id] = [hubOfEvent(event), contactOfEvent(event)];
      if (hub) await wakeHub(hubPartition(hub), hub);
      if (id !== undefined && event.team_id !== null) await contact(accessJob(event.team_id, id));
    },
    contact,
  };
};
