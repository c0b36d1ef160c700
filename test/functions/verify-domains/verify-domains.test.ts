import { beforeEach, expect, test } from 'vitest';
import { verifyDomains } from '../../../functions/verify-domains/verify-domains.ts';
import { adminAlerts } from '../../../shared/accounts/alerts/admin-alerts.ts';
import { checkDomain } from '../../../shared/hubs/hubs/domains/domain-check.ts';
import { challengeName } from '../../../shared/hubs/hubs/domains/domain-name.ts';
import { PENDING_HOURS } from '../../../shared/hubs/hubs/domains/domain-retry.ts';
import { domains } from '../../../shared/hubs/hubs/domains/domains.ts';
import { hubInput } from '../../../shared/hubs/hubs/hub-input.ts';
import { hubs } from '../../../shared/hubs/hubs/hubs.ts';
import { type Table, table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { startStore } from '../../support/dynamo.ts';
import { useWorld } from '../../support/use-world.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const actor = { type: 'user', id: newId() } as const;
const start = new Date('2026-01-01T00:00:00.000Z');
const later = (ms: number) => new Date(start.getTime() + ms);

const store = useWorld(startStore);
let db: Table;
let lookups: string[];
let zone: Map<string, string>;
let silent: boolean;

beforeEach(() => {
  db = table(store.client, store.name);
  lookups = [];
  zone = new Map();
  silent = false;
});

const lookup = async (name: string) => {
  lookups.push(name);
  if (silent) return undefined;
  const value = zone.get(name);
  return value === undefined ? [] : [value];
};
const run = (now: Date) => verifyDomains({ db, lookup })(now);

/** A hub whose domain was checked once, at the start. */
const pending = async (domain: string) => {
  const team = newId();
  const hub = await hubs(db, team).create(hubInput().parse({ name: 'Hub' }), actor, start);
  if (hub === 'slug_taken') throw new Error('The slug is taken');
  const own = domains(db, { team, hub: hub.id });
  const item = await own.set(domain, actor, start);
  if (typeof item === 'string') throw new Error('The domain was not set');
  await checkDomain(item, { db, lookup: async () => [], actor, now: start });
  return { team, own, name: challengeName(domain), publish: () => zone.set(challengeName(domain), item.challenge) };
};

test('C064 C067: a pending domain is checked until its DNS record is found, and then again after a day', async () => {
  const { own, publish } = await pending('found.example.com');
  await run(later(MINUTE - 1));
  expect(lookups).toEqual([]);
  await run(later(MINUTE));
  expect([lookups.length, (await own.read())?.status]).toEqual([1, 'pending']);
  publish();
  await run(later(2 * MINUTE));
  expect(await own.read()).toMatchObject({ status: 'verified', actor: { type: 'system' } });
  await run(later(DAY + MINUTE));
  expect(lookups).toHaveLength(2);
  await run(later(DAY + 2 * MINUTE));
  expect([lookups.length, (await own.read())?.status]).toEqual([3, 'verified']);
  await own.remove(actor, later(DAY + 2 * MINUTE));
});

test('a domain without its DNS record fails after 72 hours, and is checked less and less often until then', async () => {
  const { own } = await pending('never.example.com');
  const hours = PENDING_HOURS * 60;
  for (let minute = 5; minute < hours; minute += 5) await run(later(minute * MINUTE));
  expect((await own.read())?.status).toBe('pending');
  expect(lookups.length).toBeLessThan(150);
  for (let minute = hours; minute <= hours + 60; minute += 5) await run(later(minute * MINUTE));
  expect((await own.read())?.status).toBe('failed');
  const before = lookups.length;
  await run(later(2 * hours * MINUTE));
  expect(lookups).toHaveLength(before);
});

test('a failed domain is pending again when another check is requested', async () => {
  const { own } = await pending('again.example.com');
  const expiry = later(PENDING_HOURS * 60 * MINUTE);
  await run(expiry);
  const failed = await own.read();
  expect(failed?.status).toBe('failed');
  if (failed) await checkDomain(failed, { db, lookup, actor, now: expiry });
  expect(await own.read()).toMatchObject({ status: 'pending', pending_since: expiry.toISOString() });
  await own.remove(actor, expiry);
});

test('all due domains are checked, except one that was removed', async () => {
  const domainsDue = await Promise.all(Array.from({ length: 60 }, (_, index) => pending(`many-${index}.example.com`)));
  for (const { publish } of domainsDue) publish();
  await domainsDue[0]?.own.remove(actor, later(MINUTE));
  await run(later(MINUTE));
  const statuses = await Promise.all(domainsDue.map(async ({ own }) => (await own.read())?.status));
  expect(statuses).toEqual(domainsDue.map((_, index) => (index === 0 ? undefined : 'verified')));
});

/** A hub whose domain was verified a minute after the start. */
const verified = async (domain: string) => {
  const hub = await pending(domain);
  hub.publish();
  await run(later(MINUTE));
  return hub;
};

test('a verified domain keeps its name while its record is missing for less than 72 hours, and its team is alerted once', async () => {
  const { team, own, name, publish } = await verified('forgotten.example.com');
  zone.delete(name);
  const missing = later(DAY + MINUTE);
  for (const hours of [0, 1, 30]) await run(new Date(missing.getTime() + hours * 60 * MINUTE));
  expect(await own.read()).toMatchObject({ status: 'verified', proof_missing_since: missing.toISOString() });
  const { items } = await adminAlerts(db, team).list({ limit: 10, after: undefined });
  const released_at = new Date(missing.getTime() + PENDING_HOURS * 60 * MINUTE).toISOString();
  expect(items).toMatchObject([
    { alert_type: 'domain_proof_missing', payload: { domain: 'forgotten.example.com', name, released_at } },
  ]);
  publish();
  await run(new Date(missing.getTime() + 71 * 60 * MINUTE));
  expect(await own.read()).toMatchObject({ status: 'verified', proof_missing_since: null });
});

test('a verified domain whose record stays missing for 72 hours is failed, and its name is free', async () => {
  const { own, name } = await verified('sold.example.com');
  zone.delete(name);
  for (let hours = 24; hours <= 24 + PENDING_HOURS + 1; hours += 1) await run(later(hours * 60 * MINUTE + MINUTE));
  expect((await own.read())?.status).toBe('failed');
  const next = await pending('sold.example.com');
  next.publish();
  await run(later(200 * 60 * MINUTE));
  expect((await next.own.read())?.status).toBe('verified');
});

test('a verified domain stays as it is while DNS does not answer', async () => {
  const { own } = await verified('quiet.example.com');
  silent = true;
  for (let hours = 24; hours <= 24 + PENDING_HOURS + 2; hours += 1) await run(later(hours * 60 * MINUTE + MINUTE));
  expect(await own.read()).toMatchObject({ status: 'verified', proof_missing_since: null });
  expect(lookups.length).toBeGreaterThan(70);
});
