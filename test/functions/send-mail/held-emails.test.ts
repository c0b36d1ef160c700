import { afterEach, beforeEach, expect, test } from 'vitest';
import { userKey } from '../../../shared/accounts/identity/user-item.ts';
import { teamKey } from '../../../shared/accounts/teams/team-item.ts';
import { heldKey } from '../../../shared/delivery/email/held-email.ts';
import { automationEmailKey } from '../../../shared/downstream/automations/automation-email-item.ts';
import { holdClock } from '../../support/clock.ts';
import { startService, type TestService } from '../../support/service.ts';
import { seedWorld, type World } from '../../support/world.ts';
import { mailingOf, SUBJECT } from './support/mailing.ts';

let service: TestService<undefined>;
let world: World;
beforeEach(async () => {
  service = await startService([], undefined, { stream: true });
  world = await seedWorld(service.db, service.keys);
});
afterEach(() => service.stop());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const later = (ms: number) => holdClock(Date.now() + ms);

const unproveOwner = async () => {
  const owner = userKey(world.ours.users.owner.id);
  await service.db.update(owner, { remove: ['address_proved_at'] });
  return () => service.db.update(owner, { set: { address_proved_at: new Date().toISOString() } });
};

test('emails of a team without a verified owner are held, and sent once an owner is verified', async () => {
  holdClock();
  const prove = await unproveOwner();
  const mailing = await mailingOf(service, world.ours);
  for (const _ of [1, 2, 3]) expect(await mailing.receive(await mailing.createEmail())).toBe(0);
  expect(mailing.sent).toEqual([]);
  expect((await mailing.listed()).map(({ status }) => status)).toEqual(['queued', 'queued', 'queued']);
  expect(await mailing.alerts()).toMatchObject([
    { alert_type: 'emails_held_back', hub_id: world.ours.hub, payload: { reason: 'no_verified_owner' } },
  ]);
  expect(await mailing.retryHeld()).toBe(0);
  later(16 * MINUTE);
  expect(await mailing.retryHeld()).toBe(3);
  expect(mailing.sent).toEqual([]);
  await prove();
  later(60 * MINUTE);
  expect(await mailing.retryHeld()).toBe(3);
  expect(mailing.sent.map(({ subject }) => subject)).toEqual([SUBJECT, SUBJECT, SUBJECT]);
  expect((await mailing.listed()).map(({ status, status_history }) => [status, status_history.length])).toEqual(
    Array.from({ length: 3 }, () => ['sent', 2]),
  );
  later(DAY);
  expect(await mailing.retryHeld()).toBe(0);
  expect(mailing.sent).toHaveLength(3);
});

test('a repeated job sends no second email, whether the first is held or was sent', async () => {
  holdClock();
  const prove = await unproveOwner();
  const mailing = await mailingOf(service, world.ours);
  const job = await mailing.createEmail();
  for (const _ of [1, 2]) await mailing.receive(job);
  expect(await mailing.listed()).toHaveLength(1);
  await prove();
  for (const _ of [1, 2]) await mailing.receive(job);
  expect(mailing.sent).toHaveLength(1);
  expect(await mailing.listed()).toMatchObject([{ status: 'sent' }]);
  later(DAY);
  expect(await mailing.retryHeld()).toBe(0);
});

test('a new team sends emails up to its limit in 24 hours; the others are sent later', async () => {
  holdClock();
  const mailing = await mailingOf(service, world.ours, { new_team: 2, later: 4 });
  for (const _ of [1, 2, 3, 4, 5]) await mailing.receive(await mailing.createEmail());
  expect(mailing.sent).toHaveLength(2);
  expect(await mailing.alerts()).toMatchObject([{ payload: { reason: 'daily_limit' } }]);
  const counts: number[] = [];
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    later(DAY);
    await mailing.retryHeld();
    counts.push(mailing.sent.length);
  }
  expect(counts[0]).toBeLessThanOrEqual(4);
  expect(counts.at(-1)).toBe(5);
  expect(new Set((await mailing.listed()).map(({ status }) => status))).toEqual(new Set(['sent']));
});

test('after its first week a team has a higher limit', async () => {
  holdClock();
  const created_at = new Date(Date.now() - 7 * DAY - MINUTE).toISOString();
  await service.db.update(teamKey(world.ours.id), { set: { created_at } });
  const mailing = await mailingOf(service, world.ours, { new_team: 2, later: 4 });
  for (const _ of [1, 2, 3, 4, 5]) await mailing.receive(await mailing.createEmail());
  expect(mailing.sent).toHaveLength(4);
});

test('the limits of teams are independent', async () => {
  holdClock();
  const [ours, theirs] = [world.ours, world.theirs];
  const limits = { new_team: 1, later: 1 };
  const [mailing, otherMailing] = [await mailingOf(service, ours, limits), await mailingOf(service, theirs, limits)];
  for (const _ of [1, 2]) await mailing.receive(await mailing.createEmail());
  await otherMailing.receive(await otherMailing.createEmail());
  expect([mailing.sent.length, otherMailing.sent.length]).toEqual([1, 1]);
});

test('an email that the provider did not accept does not count against the limit', async () => {
  holdClock();
  const mailing = await mailingOf(service, world.ours, { new_team: 1, later: 1 });
  mailing.failNext(2);
  const job = await mailing.createEmail();
  for (const _ of [1, 2]) expect(await mailing.receive(job)).toBe(1);
  expect(await mailing.receive(job)).toBe(0);
  expect(mailing.sent).toHaveLength(1);
});

test('a held email that is no longer needed, or was held for 30 days, is recorded as suppressed', async () => {
  holdClock();
  await unproveOwner();
  const mailing = await mailingOf(service, world.ours);
  const [deleted, old] = [await mailing.createEmail(), await mailing.createEmail()];
  for (const job of [deleted, old]) await mailing.receive(job);
  if (deleted.kind !== 'automation') throw new Error('Not a job of an automation');
  const { hub, id, member } = world.ours;
  await service.db.transact([{ remove: automationEmailKey({ team: id, hub }, member.id, deleted.letter_id) }]);
  later(16 * MINUTE);
  expect(await mailing.retryHeld()).toBe(2);
  expect((await mailing.listed()).map(({ status }) => status).sort()).toEqual(['queued', 'suppressed']);
  later(31 * DAY);
  expect(await mailing.retryHeld()).toBe(1);
  expect((await mailing.listed()).map(({ status }) => status)).toEqual(['suppressed', 'suppressed']);
  expect(await service.db.get(heldKey(id, `AUTOMATION#${deleted.letter_id}`))).toBeUndefined();
  expect(mailing.sent).toEqual([]);
});
