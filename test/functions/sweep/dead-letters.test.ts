import { expect, test } from 'vitest';
import { REDRIVE, watchDeadLetters } from '../../../functions/sweep/dead-letters.ts';
import { workers } from '../../../functions/workers.ts';
import { platformAlerts } from '../../../shared/accounts/alerts/platform-alerts.ts';
import { deployedAs } from '../../../shared/downstream/queues.ts';
import { table } from '../../../shared/platform/db/table.ts';
import { startStore } from '../../support/dynamo.ts';
import { useFixture, useWorld } from '../../support/use-world.ts';

const store = useWorld(startStore);
const db = useFixture(() => table(store.client, store.name));

const held: Record<string, number> = {};
const checkQueues = () => watchDeadLetters(async (queue) => held[queue] ?? 0)(db, new Date());
const open = async (queue: string) => {
  const { items } = await platformAlerts(db).list({ limit: 100, after: undefined });
  return items.filter(({ payload }) => payload.queue === queue);
};
const counts = async (queue: string) => (await open(queue)).map(({ payload }) => payload.count);
const BY = { type: 'user', id: 'on-call' } as const;

test('every queue with a dead-letter queue has an alert and instructions', () => {
  const queues = workers.flatMap(({ name, on }) => {
    if ('queue' in on) return [on.queue, ...(on.slow ? [on.slow] : [])].map(deployedAs);
    return 'stream' in on || 'schedule' in on ? [name] : [];
  });
  expect(Object.keys(REDRIVE).toSorted()).toEqual([...new Set(queues)].toSorted());
});

test.each(Object.keys(REDRIVE))('the dead letters of %s raise one alert with their count', async (queue) => {
  held[queue] = 3;
  await checkQueues();
  const [alert, ...others] = await open(queue);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ alert_type: 'dead_letters', severity: 'critical', payload: { queue, count: 3 } });
  expect(alert?.payload.redrive).toEqual(expect.any(String));
  held[queue] = 5;
  await checkQueues();
  expect(await counts(queue)).toEqual([5]);
  held[queue] = 0;
  await checkQueues();
  expect(await open(queue)).toEqual([]);
});

test('a resolved alert is raised again only for further messages', async () => {
  held.mail = 2;
  await checkQueues();
  const [alert] = await open('mail');
  await platformAlerts(db).resolve(alert?.id ?? '', BY, new Date());
  await checkQueues();
  held.mail = 1;
  await checkQueues();
  expect(await open('mail')).toEqual([]);
  held.mail = 2;
  await checkQueues();
  expect(await counts('mail')).toEqual([2]);
});

test('a queue that cannot be read does not block the others', async () => {
  held.index = 4;
  const count = async (queue: string) => {
    if (queue === 'mail') throw new Error('out of reach');
    return held[queue] ?? 0;
  };
  await expect(watchDeadLetters(count)(db, new Date())).rejects.toThrow('Not all dead-letter queues could be read');
  expect(await counts('index')).toEqual([4]);
});
