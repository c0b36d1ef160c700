import { expect, test } from 'vitest';
import { sendMail } from '../../../functions/send-mail/send-mail.ts';
import type { EmailMessage } from '../../../shared/delivery/email/email.ts';
import { emailLog } from '../../../shared/delivery/email/email-log.ts';
import { trackedEmail } from '../../../shared/delivery/email/tracked-email.ts';
import {
  type AutomationEmailItem,
  automationEmailRow,
} from '../../../shared/downstream/automations/automation-email-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { proveAddressOf } from '../../support/prove-address.ts';
import { startService } from '../../support/service.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { seedWorld } from '../../support/world.ts';

const service = useWorld(() => startService<unknown>([]));
const world = useFixture(async () => {
  const seeded = await seedWorld(service.db, service.keys);
  await proveAddressOf(service.db, seeded.ours.id, seeded.ours.member.id);
  return seeded;
});
const sent: EmailMessage[] = [];
let fails = false;

const send = async (message: EmailMessage): Promise<string> => {
  if (fails) throw new Error('the provider is unreachable');
  sent.push(message);
  return newId();
};

const worker = () =>
  sendMail({
    db: service.db,
    publicOrigin: 'https://hub.test',
    tokenKey: async () => 'token key',
    email: trackedEmail(service.db, { provider: 'resend', send }, () => new Date()),
    failed: () => undefined,
  });

/** Queues an email this many times; returns how many messages must be retried. */
const enqueue = async (letter_id: string, times: number, contact_id = world.ours.member.id): Promise<number> => {
  const body = JSON.stringify({
    kind: 'automation',
    team_id: world.ours.id,
    hub_id: world.ours.hub,
    contact_id,
    letter_id,
  });
  const Records = Array.from({ length: times }, () => ({ messageId: newId(), body }));
  return (await worker()({ Records })).batchItemFailures.length;
};
const storeEmail = async (more: Pick<AutomationEmailItem, 'audience'> = {}): Promise<string> => {
  const id = `${newId()}:node:1`;
  const of = { team_id: world.ours.id, hub_id: world.ours.hub, contact_id: world.ours.member.id };
  const words = { subject: 'Hello\r\nBcc: all@example.com', body: 'Here it is.' };
  await service.db.put(automationEmailRow({ id, ...of, ...words, ...more, created_at: new Date().toISOString() }));
  return id;
};

test('an email of an automation is sent once with its text, however often it is queued', async () => {
  sent.length = 0;
  const id = await storeEmail();
  while ((await enqueue(id, 10)) > 0);
  await enqueue(id, 1);
  expect(sent).toEqual([{ to: 'member@example.com', subject: 'Hello Bcc: all@example.com', text: 'Here it is.\n' }]);
});

test('an email for former members is sent to one, and an email without an audience is not', async () => {
  sent.length = 0;
  const key = memberKey({ team: world.ours.id, hub: world.ours.hub }, world.ours.member.id);
  await service.db.update(key, { set: { status: 'left' } });
  await enqueue(await storeEmail(), 1);
  expect(sent).toEqual([]);
  await enqueue(await storeEmail({ audience: 'former_members' }), 1);
  expect(sent).toHaveLength(1);
  await service.db.update(key, { set: { status: 'active' } });
});

test('an email that the provider did not accept is retried', async () => {
  sent.length = 0;
  const id = await storeEmail();
  fails = true;
  expect(await enqueue(id, 1)).toBe(1);
  fails = false;
  expect(await enqueue(id, 1)).toBe(0);
  expect(sent).toHaveLength(1);
});

test('no email is sent to a deleted contact, or one who turned these emails off', async () => {
  sent.length = 0;
  expect(await enqueue('none:node:1', 1)).toBe(0);
  const [message_id, now] = [newId(), new Date()];
  const context = { kind: 'automation', team_id: world.ours.id, hub_id: world.ours.hub, contact_id: null } as const;
  const to = 'member@example.com';
  const message = { provider: 'resend', message_id };
  await emailLog(service.db).record({ ...context, to, status: 'sent', message }, now);
  const bounced = { ...message, status: 'bounced', addresses: [to], final: true, at: now.toISOString() } as const;
  const plan = await emailLog(service.db).planFor(bounced, now);
  await service.db.transact('steps' in plan ? plan.steps : []);
  expect(await enqueue(await storeEmail(), 1)).toBe(0);
  expect(sent).toEqual([]);
});
