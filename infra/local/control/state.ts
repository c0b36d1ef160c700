import { type ClockOffset, offsetMilliseconds } from '../clock.ts';
import { type Faults, STORES } from '../faults.ts';
import { numberOf, objectOf } from '../json.ts';
import type { Mail, Mailbox } from '../mailbox.ts';
import type { World } from '../resources/resource.ts';
import type { ShownAttempt, WebhookLog } from '../webhook-log.ts';

/** What `/_local` shows, each list as rows. */
export interface State {
  readonly now: string;
  readonly aheadSeconds: number;
  readonly faults: readonly (readonly string[])[];
  readonly tables: readonly (readonly [string, number])[];
  readonly queues: readonly (readonly [string, number, number, number])[];
  readonly deadLetters: readonly (readonly [string, string])[];
  readonly functions: readonly (readonly [string, number])[];
  readonly mail: readonly Mail[];
  readonly webhooks: readonly ShownAttempt[];
}

const SHOWN = 20;

const itemCount = async ({ dynamo }: World, TableName: string): Promise<number> => {
  const { Table } = await dynamo('DescribeTable', { TableName });
  return numberOf(objectOf(Table).ItemCount, 0);
};

const isDeadLetter = (name: string): boolean => /dead-?letter|dlq/i.test(name);

export const stateOf = async (
  world: World,
  clock: ClockOffset,
  faults: Faults,
  mailbox: Mailbox,
  webhooks: WebhookLog,
): Promise<State> => {
  const held = world.queueNames.map((name) => ({ name, ...world.queues.inspect(name) }));
  return {
    now: new Date().toISOString(),
    aheadSeconds: Math.round(offsetMilliseconds(clock) / 1000),
    faults: STORES.flatMap((store) => {
      const error = faults.of(store);
      return error ? [[store, error]] : [];
    }),
    tables: await Promise.all(world.tables.map(async (name) => [name, await itemCount(world, name)] as const)),
    queues: held.map(({ name, ready, inflight, delayed }) => [name, ready.length, inflight.length, delayed.length]),
    deadLetters: held
      .filter(({ name }) => isDeadLetter(name))
      .flatMap(({ name, ready }) => ready.map(({ body }) => [name, body] as const))
      .slice(0, SHOWN),
    functions: [...world.functions.values()].map(({ definition, busy }) => [definition.name, busy()]),
    mail: mailbox.list().slice(0, SHOWN),
    webhooks: (await webhooks.list()).slice(0, SHOWN),
  };
};
