import { absent, all, compare, either, equals, live } from '../../platform/db/expression.ts';
import type { Actor } from '../../platform/db/item.ts';
import { type HubKey, hubPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import { retryUntilCommitted } from '../../platform/db/retry-until-committed.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { tombstone } from '../../platform/db/write.ts';
import {
  type DisabledReason,
  ENDPOINT,
  type EndpointItem,
  type EndpointStatus,
  endpointCountKey,
  endpointKey,
  type SealedSecret,
  webhookEndpointCountEntity,
  webhookEndpointEntity,
} from './endpoint-item.ts';

/** Endpoints per hub. */
export const MAX_ENDPOINTS = 20;

/** How long the previous secret signs as well. */
const ROTATION_HOURS = 24;

interface EndpointInput {
  /** The id that the secret was encrypted for. */
  readonly id: string;
  readonly url: string;
  readonly description: string | null;
  readonly sealed: string;
}

interface EndpointChange {
  readonly url?: string | undefined;
  readonly description?: string | null | undefined;
  readonly status?: EndpointStatus | undefined;
}

const SYSTEM: Actor = { type: 'system', id: 'deliver-webhooks' };

const disabled = (reason: DisabledReason, now: Date) => ({
  status: 'disabled',
  disabled_reason: reason,
  disabled_at: now.toISOString(),
});

/** The secrets that sign at a time, newest first. */
export const activeSecrets = ({ secrets }: EndpointItem, now: Date): readonly SealedSecret[] =>
  secrets.filter(({ until }) => until === null || Date.parse(until) > now.getTime());

/** The webhook endpoints of one hub. */
export const endpoints = (db: Table, hub: HubKey) => {
  const keyOf = (id: string) => endpointKey(hub, id);
  const get = (id: string) => db.get<EndpointItem>(keyOf(id));

  /** The attributes that a change of the status sets. */
  const statusChange = ({ status }: EndpointItem, to: EndpointStatus | undefined, now: Date) => {
    if (to === undefined || to === status) return {};
    return to === 'disabled' ? disabled('team', now) : { status: to, disabled_reason: null, disabled_at: null };
  };

  /** Enabling an endpoint or changing its URL resets its failures. */
  const resetsFailures = (was: EndpointItem, { url, status }: EndpointChange): boolean =>
    (url !== undefined && url !== was.url) || (status === 'active' && was.status !== 'active');

  return {
    get,

    /** Oldest first. */
    list: (page: PageRequest): Promise<Page<EndpointItem>> =>
      db.query<EndpointItem>({ partition: hubPartition(hub), prefix: ENDPOINT, ...page }),

    async create(input: EndpointInput, actor: Actor, now: Date): Promise<EndpointItem | 'limit_reached'> {
      const { sealed, ...fields } = input;
      const timestamp = now.toISOString();
      const item: EndpointItem = {
        ...fields,
        team_id: hub.team,
        hub_id: hub.hub,
        status: 'active',
        disabled_at: null,
        disabled_reason: null,
        secrets: [{ sealed, until: null }],
        rotated_at: null,
        created_at: timestamp,
        updated_at: timestamp,
        slow: true,
      };
      const row = { ...keyOf(input.id), entity: webhookEndpointEntity, ...item, secrets: [{ sealed, until: null }] };
      const created = await db.transact([
        { put: { ...row, actor: { ...actor } }, condition: absent() },
        {
          update: endpointCountKey(hub),
          change: { add: { count: 1 }, initial: { entity: webhookEndpointCountEntity } },
          condition: either(absent('count'), compare('count', '<', MAX_ENDPOINTS)),
        },
      ]);
      return created.ok ? item : 'limit_reached';
    },

    /** The changed endpoint. `undefined` if it does not exist. */
    async change(
      current: EndpointItem,
      input: EndpointChange,
      actor: Actor,
      now: Date,
    ): Promise<EndpointItem | undefined> {
      const { url, description, status } = input;
      const reset = resetsFailures(current, input);
      const changes = { url, description, ...statusChange(current, status, now), ...(reset && { slow: true }) };
      if (Object.values(changes).every((value) => value === undefined)) return current;
      const signed = { updated_at: now.toISOString(), actor: { ...actor } };
      const written = await db.update<EndpointItem>(
        keyOf(current.id),
        { set: { ...changes, ...signed }, remove: reset ? ['failing_since'] : [] },
        live,
      );
      return written.ok ? written.value : undefined;
    },

    /**
     * Rotates to a new encrypted secret. The previous one signs for another 24 hours; older ones are dropped.
     * Concurrent rotations are applied one after another.
     */
    rotate: (id: string, sealed: string, actor: Actor, now: Date): Promise<EndpointItem | 'not_found'> =>
      retryUntilCommitted(async () => {
        const current = await get(id);
        if (!current) return 'not_found';
        const timestamp = now.toISOString();
        const until = new Date(now.getTime() + ROTATION_HOURS * 3_600_000).toISOString();
        const secrets = current.secrets.map((one) => ({ ...one }));
        const kept = secrets.slice(0, 1).map((newest) => ({ ...newest, until }));
        const set = { secrets: [{ sealed, until: null }, ...kept], rotated_at: timestamp, updated_at: timestamp };
        const change = { set: { ...set, actor: { ...actor } } };
        const written = await db.update<EndpointItem>(keyOf(id), change, all(live, equals('secrets', secrets)));
        return written.ok ? written.value : undefined;
      }),

    /** Returns false if there is no such endpoint. Nothing more is sent to it. */
    async remove(id: string, actor: Actor, now: Date): Promise<boolean> {
      const deletion = { entity: webhookEndpointEntity, actor, now };
      const removed = await db.transact([
        { put: tombstone(keyOf(id), deletion), condition: live },
        { update: endpointCountKey(hub), change: { add: { count: -1 } } },
      ]);
      return removed.ok;
    },

    /** The step that disables an endpoint. Fails if it is not active. */
    disableStep: (id: string, reason: DisabledReason, now: Date): Step => ({
      label: 'endpoint',
      update: keyOf(id),
      change: { set: { ...disabled(reason, now), updated_at: now.toISOString(), actor: { ...SYSTEM } } },
      condition: all(live, equals('status', 'active')),
    }),

    /**
     * Records that the last attempt failed or was slow. Writes only if that changes the endpoint, and nothing if it has
     * another URL meanwhile.
     */
    async recordTrouble({ id, url, slow, failing_since }: EndpointItem, failed: boolean, now: Date): Promise<void> {
      if (slow && (failing_since !== undefined || !failed)) return;
      const initial = failed ? { initial: { failing_since: now.toISOString() } } : {};
      await db.update(keyOf(id), { set: { slow: true }, ...initial }, all(live, equals('url', url)));
    },

    /**
     * Records that the last attempt succeeded, and whether it was fast. Writes only if that changes the endpoint, and
     * nothing if it has another URL meanwhile.
     */
    async recordSuccess({ id, url, slow, failing_since }: EndpointItem, fast: boolean): Promise<void> {
      const remove = [...(slow && fast ? ['slow'] : []), ...(failing_since === undefined ? [] : ['failing_since'])];
      if (remove.length > 0) await db.update(keyOf(id), { remove }, all(live, equals('url', url)));
    },
  };
};
