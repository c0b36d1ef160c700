import { beforeAll, expect, test } from 'vitest';
import { emailOf } from '../../../functions/relay/event-emails.ts';
import { sendMail } from '../../../functions/send-mail/send-mail.ts';
import type { EmailMessage } from '../../../shared/delivery/email/email.ts';
import { mailJob } from '../../../shared/delivery/email/mail-job.ts';
import { hubEventKey } from '../../../shared/engagement/hub-events/event-item.ts';
import { rsvpId } from '../../../shared/engagement/hub-events/rsvp-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import type { LedgerEvent } from '../../../shared/platform/ledger/ledger-event.ts';
import { readJob } from '../../../shared/platform/queue/read-job.ts';
import { proveAddressOf } from '../../support/prove-address.ts';
import { useWorld } from '../../support/use-world.ts';
import { created, newMembers, type Person, rsvp, startEvents, withdraw } from './world.ts';

const world = useWorld(startEvents);
let ada: Person;
let bob: Person;
beforeAll(async () => {
  [ada, bob] = (await newMembers(world, 2)) as [Person, Person];
});

const rsvpEvent = (type: string, resource_id: string): LedgerEvent => ({
  id: newId(),
  type,
  resource_type: 'event_rsvps',
  resource_id,
  team_id: world.ours.id,
  hub_id: world.ours.hub,
  actor: { type: 'system', id: 'waitlist' },
  at: new Date().toISOString(),
  changed: [],
});

test('a promoted member gets an email, and a waitlisted one does not', async () => {
  const id = await created(world, { rsvp_limit: 1, title: 'Dinner' });
  await proveAddressOf(world.service.db, world.ours.id, bob.id);
  /* Earlier versions accepted line breaks in titles. */
  const key = hubEventKey(world.ours.id, id);
  if (key) await world.service.db.update(key, { set: { title: 'Dinner\r\nBcc: x@example.com' } });
  await rsvp(world, id, ada);
  await rsvp(world, id, bob);
  const job = emailOf(rsvpEvent('event.promoted', rsvpId({ event_id: id, contact_id: bob.id })));
  expect(job).toMatchObject({
    kind: 'event_seat',
    team_id: world.ours.id,
    hub_id: world.ours.hub,
    event_id: id,
    contact_id: bob.id,
  });
  expect(readJob(mailJob, JSON.stringify(job))).toEqual(job);
  const sent: EmailMessage[] = [];
  const work = sendMail({
    db: world.service.db,
    publicOrigin: 'https://hub.test',
    tokenKey: async () => 'token key',
    email: { send: async (email) => void sent.push(email) },
    failed: () => undefined,
  });
  /* Each promotion is a separate event. */
  const deliver = () =>
    work({ Records: [{ messageId: newId(), body: JSON.stringify({ ...job, asked_by: newId() }) }] });
  await deliver();
  expect(sent).toEqual([]);
  await withdraw(world, id, ada);
  await deliver();
  expect(sent).toMatchObject([{ subject: 'You are going to Dinner Bcc: x@ example. com' }]);
  expect(sent[0]?.text).toContain('Dinner');
});

test('an RSVP and its withdrawal send no email', () => {
  const id = rsvpId({ event_id: newId(), contact_id: bob.id });
  for (const type of ['event.rsvp', 'event.rsvp_withdrawn']) expect(emailOf(rsvpEvent(type, id))).toBeUndefined();
});
