import { afterEach, beforeEach, expect, test } from 'vitest';
import { userKey } from '../../../shared/accounts/identity/user-item.ts';
import { heldKey } from '../../../shared/delivery/email/held-email.ts';
import { contactCredentialKey } from '../../../shared/hubs/people/contacts/contact-credentials.ts';
import { contacts } from '../../../shared/hubs/people/contacts/contacts.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { holdClock } from '../../support/clock.ts';
import { startService, type TestService } from '../../support/service.ts';
import { seedWorld, type World } from '../../support/world.ts';
import { mailingOf } from './support/mailing.ts';

let service: TestService<undefined>;
let world: World;
beforeEach(async () => {
  service = await startService([], undefined, { stream: true });
  world = await seedWorld(service.db, service.keys);
  holdClock();
});
afterEach(() => service.stop());

const setStatus = (status: string) => {
  const { id: team, hub, member } = world.ours;
  return service.db.update(memberKey({ team, hub }, member.id), { set: { status } });
};

test.each(['removed', 'left', 'banned', 'suspended'])(
  'an email that waits for a verified owner is not sent to a member who was %s meanwhile',
  async (status) => {
    const owner = userKey(world.ours.users.owner.id);
    await service.db.update(owner, { remove: ['address_proved_at'] });
    const mailing = await mailingOf(service, world.ours);
    const job = await mailing.createEmail();
    await mailing.receive(job);
    expect(await mailing.listed()).toMatchObject([{ status: 'queued', status_reason: 'no_verified_owner' }]);
    await setStatus(status);
    await service.db.update(owner, { set: { address_proved_at: new Date().toISOString() } });
    holdClock(Date.now() + 60 * 60_000);
    expect(await mailing.retryHeld()).toBe(1);
    expect(mailing.sent).toEqual([]);
    expect(await mailing.listed()).toMatchObject([{ status: 'suppressed', status_reason: 'not_a_member' }]);
    const letter = job.kind === 'automation' ? job.letter_id : '';
    expect(await service.db.get(heldKey(world.ours.id, `AUTOMATION#${letter}`))).toBeUndefined();
    await setStatus('active');
    await mailing.receive(job);
    expect(mailing.sent).toEqual([]);
  },
);

test('an email whose provider failed is not sent to a member who was removed before the next attempt', async () => {
  const mailing = await mailingOf(service, world.ours);
  const job = await mailing.createEmail();
  mailing.failNext(1);
  expect(await mailing.receive(job)).toBe(1);
  await setStatus('removed');
  expect(await mailing.receive(job)).toBe(0);
  expect(mailing.sent).toEqual([]);
  expect(await mailing.listed()).toMatchObject([{ status: 'suppressed', status_reason: 'not_a_member' }]);
});

test('an email to an unproved address is recorded with the reason, and takes no slot of the team', async () => {
  const mailing = await mailingOf(service, world.ours, { new_team: 1, later: 1 });
  const key = contactCredentialKey(world.ours.id, 'member@example.com');
  await service.db.update(key, { remove: ['address_proved_at'] });
  for (const _ of [1, 2]) expect(await mailing.receive(await mailing.createEmail())).toBe(0);
  expect(mailing.sent).toEqual([]);
  const refused = { status: 'suppressed', status_reason: 'address_not_proved', email: 'member@example.com' };
  expect(await mailing.listed()).toMatchObject([refused, refused]);
  await service.db.update(key, { set: { address_proved_at: new Date().toISOString() } });
  await mailing.receive(await mailing.createEmail());
  expect(mailing.sent).toHaveLength(1);
});

test.each([
  ['removed', 0],
  ['banned', 0],
  ['left', 0],
  ['active', 1],
])('an email about granted access is sent to a contact who is %s as often as %i times', async (status, times) => {
  const { id: team_id, hub: hub_id } = world.ours;
  const email = `${newId()}@example.com`;
  const hubs = [{ id: hub_id, status: 'active' as const }];
  const made = await contacts(service.db, team_id).create({ email, name: null, password_hash: null, hubs }, new Date());
  if (typeof made === 'string') throw new Error(made);
  const closed_at = new Date().toISOString();
  await service.db.update(contactCredentialKey(team_id, email), { set: { closed_at } });
  await service.db.update(memberKey({ team: team_id, hub: hub_id }, made.id), { set: { status } });
  const mailing = await mailingOf(service, world.ours);
  await mailing.receive({ kind: 'contact_access', team_id, contact_id: made.id, hub_id, closed_at });
  expect(mailing.sent).toHaveLength(times);
});
