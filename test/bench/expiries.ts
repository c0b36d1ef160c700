import { endTerms } from '../../functions/end-terms/end-terms.ts';
import { memberEntity } from '../../shared/hubs/people/members/member-events.ts';
import { type MemberItem, memberKey, statusChange } from '../../shared/hubs/people/members/member-item.ts';
import { memberTermKind } from '../../shared/hubs/people/members/terms.ts';
import type { NewItem } from '../../shared/platform/db/item.ts';
import { table } from '../../shared/platform/db/table.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { BUDGET_MS } from '../../shared/platform/time/budget.ts';
import { startStore } from '../support/dynamo.ts';
import { meter } from '../support/meter.ts';
import { putAll } from '../support/put-all.ts';

/** The assumed round trip to DynamoDB in milliseconds. */
const ROUND_TRIP_MS = 5;
/** The write units per second of the partition of terms. */
const PARTITION_UNITS = 1_000;
/** A page of due terms, which gives the exact cost of each expiry. */
const METERED = 1_000;

const hub = { team: newId(), hub: newId() };
const at = '2026-01-01T00:00:00.000Z';
const now = new Date('2026-01-02T00:00:00.000Z');

/** An expired membership and its term. */
const expired = (): readonly NewItem[] => {
  const contact_id = newId();
  const ids = { team_id: hub.team, hub_id: hub.hub, contact_id };
  const member = { ...ids, role: 'member', joined_at: at, expires_at: at, created_at: at, updated_at: at };
  return [
    {
      ...memberKey(hub, contact_id),
      entity: memberEntity,
      ...member,
      suspended_until: null,
      ...statusChange(hub, 'active'),
    },
    { pk: 'MEMBER_TERMS', sk: `AT#${at}#${newId()}`, entity: memberTermKind.entity, kind: 'membership', at, ...ids },
  ];
};

const store = await startStore({ engine: true });
const db = table(store.client, store.name);
const fill = (many: number) => putAll(store, Array.from({ length: many }, expired).flat());
const left = async () =>
  (await db.query<MemberItem>({ partition: 'MEMBER_TERMS', prefix: 'AT#', limit: 1 })).items.length;

/** The number of invocations and their seconds. */
const workOff = async (many: number) => {
  await fill(many);
  const began = performance.now();
  let invocations = 0;
  for (; (await left()) > 0; invocations += 1) await endTerms(db)(now);
  return { invocations, seconds: (performance.now() - began) / 1_000 };
};

const rows: string[] = [];
for (const many of process.argv.slice(2).map(Number)) {
  const { invocations, seconds } = await workOff(many);
  rows.push(
    `| ${many.toLocaleString('en')} | ${invocations} | ${seconds.toFixed(0)} | ${Math.round(many / seconds)} |`,
  );
}

const spent = meter(store.client);
await fill(METERED);
spent.read();
let invocations = 0;
for (; (await left()) > 0; invocations += 1) await endTerms(db)(now);
const { write, commands, ...metered } = spent.read();
/** The requests of `left` do not count. */
const [requests, trips] = [metered.requests - invocations - 1, metered.trips - invocations - 1];
const ofRows = commands.filter((name) => name !== 'QueryCommand').length;
const unitsOnPartition = commands.includes('TransactWriteItemsCommand') ? 2 : 1;
const perInvocation = Math.min(
  (BUDGET_MS / (ROUND_TRIP_MS * trips)) * METERED,
  (BUDGET_MS / 1_000) * (PARTITION_UNITS / unitsOnPartition),
);
console.log(`
Per expiry: ${(requests / METERED).toFixed(2)} requests (${ofRows} writes and reads of rows, ${requests - ofRows} pages for ${METERED}), ${(trips / METERED).toFixed(3)} round trips, ${(write / METERED).toFixed(1)} write units.
At ${ROUND_TRIP_MS} ms a round trip and ${PARTITION_UNITS} write units a second an invocation works off ${Math.round(perInvocation).toLocaleString('en')}: 100,000 take ${(100_000 / perInvocation).toFixed(1)} minutes, one invocation each.

| Expiries | Invocations | Seconds of them on the local engine | Expiries a second |
| --- | --- | --- | --- |
${rows.join('\n')}`);
await store.stop();
