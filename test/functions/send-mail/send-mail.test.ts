import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SendMailDeps, sendMail } from '../../../functions/send-mail/send-mail.ts';
import { users } from '../../../shared/accounts/identity/users.ts';
import type { EmailMessage } from '../../../shared/delivery/email/email.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { startStore, type TestStore } from '../../support/dynamo.ts';

let store: TestStore;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.stop());

const email = `ada-${newId()}@example.com`;
beforeAll(async () => {
  await users(table(store.client, store.name)).create({ email, password: 'long enough', name: 'Ada' }, new Date());
});

const start = (send: (message: EmailMessage) => Promise<void>) => {
  const logged: { messageId: string; error: unknown }[] = [];
  const mail: SendMailDeps = {
    db: table(store.client, store.name),
    publicOrigin: 'https://hub.test',
    tokenKey: async () => 'token key',
    email: { send },
    failed: (messageId, error) => logged.push({ messageId, error }),
  };
  return { work: sendMail(mail), logged };
};

const resetMessage = (messageId: string = newId()) => ({
  messageId,
  body: JSON.stringify({ kind: 'password_reset', email }),
});
const failures = (...ids: string[]) => ({ batchItemFailures: ids.map((itemIdentifier) => ({ itemIdentifier })) });

test('a message that is received again after its email was sent sends nothing', async () => {
  const sent: EmailMessage[] = [];
  const { work } = start(async (message) => {
    sent.push(message);
  });
  const message = resetMessage();
  for (const _ of [1, 2, 3]) expect(await work({ Records: [message] })).toEqual(failures());
  expect(sent.map(({ to }) => to)).toEqual([email]);
  await work({ Records: [resetMessage()] });
  expect(sent).toHaveLength(2);
});

test('a message that is received twice concurrently sends one email; the other receive is retried', async () => {
  const sent: EmailMessage[] = [];
  const { work } = start(async (message) => {
    sent.push(message);
  });
  const message = resetMessage();
  const results = await Promise.all([work({ Records: [message] }), work({ Records: [message] })]);
  expect(sent).toHaveLength(1);
  expect(results.filter(({ batchItemFailures }) => batchItemFailures.length === 0).length).toBeGreaterThan(0);
  expect(await work({ Records: [message] })).toEqual(failures());
  expect(sent).toHaveLength(1);
});

test('only the message of a failed email is retried, and then sent', async () => {
  const sent: EmailMessage[] = [];
  let down = true;
  const { work, logged } = start(async (message) => {
    if (down) throw new Error('the provider is down');
    sent.push(message);
  });
  const [first, second] = [resetMessage(), resetMessage()];
  const unknownAddress = {
    messageId: newId(),
    body: JSON.stringify({ kind: 'password_reset', email: 'nobody@example.com' }),
  };
  expect(await work({ Records: [first, unknownAddress, second] })).toEqual(failures(first.messageId, second.messageId));
  expect(new Set(logged.map(({ messageId }) => messageId))).toEqual(new Set([first.messageId, second.messageId]));
  down = false;
  expect(await work({ Records: [first, second] })).toEqual(failures());
  expect(sent).toHaveLength(2);
});

test('an unknown message is returned as failed', async () => {
  const { work } = start(async () => {});
  const bodies = ['', '{', '{"kind":"unknown"}', '{"kind":"magic_link"}', 'null'];
  for (const body of bodies) expect(await work({ Records: [{ messageId: 'm', body }] })).toEqual(failures('m'));
});

test('the email contains a link with the token; the table contains only the hash of the token', async () => {
  const sent: EmailMessage[] = [];
  const { work } = start(async (message) => {
    sent.push(message);
  });
  await work({ Records: [resetMessage()] });
  const link = /https:\S+/.exec(sent[0]?.text ?? '')?.[0] ?? '';
  const { origin, pathname, searchParams } = new URL(link);
  expect([origin, pathname, searchParams.get('for')]).toEqual(['https://hub.test', '/m', 'password']);
  const token = searchParams.get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  const { ScanCommand } = await import('@aws-sdk/client-dynamodb');
  const { Items } = await store.client.send(new ScanCommand({ TableName: store.name }));
  expect(JSON.stringify(Items)).not.toContain(token);
});

test('no email is sent for a deleted invitation', async () => {
  const sent: EmailMessage[] = [];
  const { work } = start(async (message) => {
    sent.push(message);
  });
  const body = JSON.stringify({ kind: 'invitation', team_id: newId(), invitation_id: newId() });
  expect(await work({ Records: [{ messageId: newId(), body }] })).toEqual(failures());
  expect(sent).toEqual([]);
});
