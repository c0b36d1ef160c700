import { beforeAll, expect, test } from 'vitest';
import { relay } from '../../../functions/relay/relay.ts';
import { isStreamed } from '../../../shared/downstream/stream/streamed.ts';
import type { SentMessages } from '../../../shared/engagement/messages/inbox-updates.ts';
import { ledger } from '../../../shared/platform/ledger/ledger.ts';
import type { LedgerEvent } from '../../../shared/platform/ledger/ledger-event.ts';
import { relayPorts } from '../../support/relay-ports.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';
import { data, startMessages } from '../messages/world.ts';

const world = useWorld(startMessages);
const ada = useFixture(() => world.person());
let conversation: string;
beforeAll(async () => {
  conversation = data(await world.open(ada, [await world.person()])).id;
  await world.changes();
});

const relayed = (putInInboxes: (batch: SentMessages) => Promise<void>) => {
  const recorded: LedgerEvent[] = [];
  const realLedger = ledger(world.service.db, isStreamed);
  const run = relay(
    relayPorts(world.service.db, {
      ledger: {
        ...realLedger,
        record: async (event) => {
          recorded.push(event);
        },
      },
      putInInboxes,
    }),
  );
  return { recorded, run };
};

test('the event of a message contains its hub, id and author, but not its text', async () => {
  const { id } = data(await world.say(ada, conversation, 'quiet words'));
  await world.send(ada.token, 'PATCH', `/messages/${id}`, { body: 'quieter words' }, 'messages');
  await world.send(ada.token, 'DELETE', `/messages/${id}`);
  const batches: SentMessages[] = [];
  const { recorded, run } = relayed(async (one) => {
    batches.push(one);
  });
  await run({ Records: await world.changes() });
  expect(batches.map(({ sent }) => sent.map((message) => message.id))).toEqual([[id]]);
  expect(recorded.map(({ type }) => type)).toEqual(['message.created', 'message.updated', 'message.deleted']);
  const expected = { team_id: world.hub.team, hub_id: world.hub.hub, resource_type: 'messages', resource_id: id };
  for (const event of recorded) expect(event).toMatchObject({ ...expected, actor: { type: 'contact', id: ada.id } });
  expect(JSON.stringify(recorded)).not.toContain('quiet');
});

test('messages that were not delivered to inboxes are retried from their first record', async () => {
  await world.say(ada, conversation, 'first');
  await world.say(ada, conversation, 'second');
  const records = await world.changes();
  const first = records.find(({ dynamodb }) => dynamodb.NewImage?.entity?.S === 'message');
  const { recorded, run } = relayed(async () => {
    throw new Error('the inbox is out of reach');
  });
  const { batchItemFailures } = await run({ Records: records });
  expect(batchItemFailures).toEqual([{ itemIdentifier: first?.dynamodb.SequenceNumber }]);
  expect(recorded).toHaveLength(2);
});

test('a batch delivers its messages by conversation', async () => {
  const other = data(await world.open(ada, [await world.person(), await world.person()])).id;
  await world.changes();
  const sent = [];
  for (const id of [conversation, other, conversation]) sent.push(data(await world.say(ada, id)).id);
  const batches: SentMessages[] = [];
  const { run } = relayed(async (one) => {
    batches.push(one);
  });
  await run({ Records: await world.changes() });
  const ids = (id: string) =>
    batches.filter(({ conversation: of }) => of === id).map((one) => one.sent.map((m) => m.id));
  expect([ids(conversation), ids(other)]).toEqual([[[sent[0], sent[2]]], [[sent[1]]]]);
});
