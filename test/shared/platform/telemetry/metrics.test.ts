import { createHash } from 'node:crypto';
import { DynamoDBClient, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { expect, onTestFinished, test } from 'vitest';
import { sesEmail } from '../../../../shared/delivery/email/ses/sender.ts';
import { trackedEmail } from '../../../../shared/delivery/email/tracked-email.ts';
import { entity } from '../../../../shared/platform/db/row-kind.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { exchangeOf } from '../../../../shared/platform/http/exchange.ts';
import { firewall } from '../../../../shared/platform/http/firewall.ts';
import { inThread, reported } from '../../../../shared/platform/telemetry/thread.ts';
import { startStore } from '../../../support/dynamo.ts';
import { awsError } from '../../../support/faults.ts';
import { useWorld } from '../../../support/use-world.ts';

const store = useWorld(() => startStore({ engine: true }));

/** What work reports. */
const reportOf = (work: () => unknown): Promise<unknown> =>
  inThread('r1', async () => {
    await work();
    return reported();
  });

/** A client whose next requests fail with these errors; after them they pass. */
const flaky = (errors: Error[]) => {
  const client = new DynamoDBClient({
    endpoint: store.endpoint,
    region: 'eu-west-1',
    maxAttempts: 3,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  onTestFinished(() => client.destroy());
  client.middlewareStack.add(
    (next) => async (args) => {
      const error = errors.shift();
      if (error) throw error;
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low', name: 'flaky' },
  );
  return table(client, store.name);
};

test('the time in the table is that of all calls, also of failed ones', async () => {
  expect(await reportOf(() => flaky([]).get({ pk: 'a', sk: 'a' }))).toEqual({ TableTime: expect.any(Number) });
  const denied = awsError('AccessDeniedException', 400);
  const refused = () => expect(flaky([denied]).get({ pk: 'a', sk: 'a' })).rejects.toThrow();
  expect(await reportOf(refused)).toEqual({ TableTime: expect.any(Number) });
});

test('calls that the client repeats are counted, and writes that a transaction kept waiting', async () => {
  const busy = () => awsError('ThrottlingException', 400);
  expect(await reportOf(() => flaky([busy(), busy()]).get({ pk: 'a', sk: 'a' }))).toMatchObject({ TableRetries: 2 });
  const all = () => expect(flaky([busy(), busy(), busy()]).get({ pk: 'a', sk: 'a' })).rejects.toThrow();
  expect(await reportOf(all)).toMatchObject({ TableRetries: 2 });
  const conflict = new TransactionConflictException({ message: 'wait', $metadata: { httpStatusCode: 400 } });
  const write = () => flaky([conflict]).put({ pk: 'a', sk: 'a', entity: entity('thing') });
  expect(await reportOf(write)).toMatchObject({ TableRetries: 1 });
});

test('a client that is used for two tables is measured once', () => {
  const client = new DynamoDBClient({ endpoint: store.endpoint, region: 'eu-west-1' });
  for (const name of ['one', 'other']) table(client, name);
  expect(client.middlewareStack.identify().filter((name) => name.startsWith('countCalls'))).toHaveLength(1);
  client.destroy();
});

test('an email that the provider accepted is counted, and has the id of its request as a header', async () => {
  const sent: unknown[] = [];
  const client = new SESv2Client({ region: 'eu-west-1' });
  const send = async ({ input }: { readonly input: unknown }) => {
    sent.push(input);
    return { MessageId: 'm1', $metadata: {} };
  };
  const db = table(store.client, store.name);
  const sender = sesEmail(Object.assign(client, { send }), 'from@example.com');
  const email = trackedEmail(db, sender, () => new Date());
  const message = { to: 'a@example.com', subject: 's', text: 't' };
  const context = { kind: 'password_reset', team_id: null, hub_id: null, contact_id: null } as const;
  const report = await reportOf(() => email.send(message, context));
  expect(report).toMatchObject({ EmailsSent: 1, email: 'password_reset', provider_message_id: 'm1' });
  const headersOf = (nth: number) => JSON.parse(JSON.stringify(sent))[nth].Content.Simple.Headers;
  expect(headersOf(0)).toEqual([{ Name: 'hub-request-id', Value: 'r1' }]);
  await email.send(message, context);
  expect(headersOf(1)).toBeUndefined();
});

test('a request without the secret of the distribution is counted', async () => {
  const check = firewall({ FIREWALL_SECRET_SHA256: createHash('sha256').update('secret').digest('hex') });
  const event = (headers: Readonly<Record<string, string>>) => ({
    rawPath: '/',
    rawQueryString: '',
    headers,
    requestContext: { requestId: 'g', http: { method: 'GET', sourceIp: '192.0.2.1' } },
  });
  const refused = () => expect(check(exchangeOf(event({}), 0))).toMatchObject({ status: 403 });
  expect(await reportOf(refused)).toEqual({ RefusedByFirewall: 1 });
  expect(await reportOf(() => check(exchangeOf(event({ 'x-firewall-secret': 'secret' }), 0)))).toEqual({});
});
