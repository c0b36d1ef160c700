import { randomUUID } from 'node:crypto';
import { SQSClient } from '@aws-sdk/client-sqs';
import type { QueueName } from '../../../shared/downstream/queues.ts';
import type { Scheduler } from '../core/scheduler.ts';

/** A message in a queue. */
export interface Message {
  readonly id: string;
  readonly body: string;
  readonly thread: string | undefined;
  readonly sentAt: number;
  /** The time from which it may be received. */
  visibleAt: number;
  receives: number;
}

interface Sent {
  readonly MessageBody?: string;
  readonly DelaySeconds?: number;
  readonly MessageAttributes?: Readonly<Record<string, { readonly StringValue?: string }>>;
}

type SendInput = Sent & {
  readonly QueueUrl?: string;
  readonly Entries?: readonly (Sent & { readonly Id?: string })[];
};

/** All queues of the service. `arrived` is called when a queue has another message. */
export class Queues {
  readonly #waiting = new Map<string, Message[]>();
  readonly #scheduler: Scheduler;
  arrived: (queue: QueueName) => void = () => undefined;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  of(queue: string): Message[] {
    const messages = this.#waiting.get(queue) ?? [];
    this.#waiting.set(queue, messages);
    return messages;
  }

  remove(queue: string, message: Message): void {
    const messages = this.of(queue);
    if (messages.includes(message)) messages.splice(messages.indexOf(message), 1);
  }

  names(): readonly string[] {
    return [...this.#waiting.keys()];
  }

  #put(queue: QueueName, { MessageBody = '', DelaySeconds = 0, MessageAttributes }: Sent): void {
    const { now } = this.#scheduler;
    this.of(queue).push({
      id: randomUUID(),
      body: MessageBody,
      thread: MessageAttributes?.thread?.StringValue,
      sentAt: now,
      visibleAt: now + DelaySeconds * 1000,
      receives: 0,
    });
    this.arrived(queue);
  }

  /** Stores the messages of a request; with `half`, only the first half of a batch. */
  send(queue: QueueName, input: SendInput, half = false): object {
    const { Entries } = input;
    if (!Entries) this.#put(queue, input);
    const stored = Entries?.slice(0, half ? Math.floor(Entries.length / 2) : Entries.length) ?? [];
    for (const message of stored) this.#put(queue, message);
    const Failed =
      Entries?.slice(stored.length).map(({ Id }) => ({ Id, Code: 'InternalError', SenderFault: false })) ?? [];
    return { MessageId: '1', Successful: stored.map(({ Id }) => ({ Id })), Failed };
  }

  /** An SQS client whose requests are tasks of the run. The URL of a queue is its name. */
  client(): SQSClient {
    const client = new SQSClient({ region: 'eu-west-1', credentials: { accessKeyId: 'x', secretAccessKey: 'x' } });
    const send = async ({ input }: { readonly input: SendInput }) => {
      const queue = input.QueueUrl as QueueName;
      return await this.#scheduler.call('queue', queue, ({ half }) => this.send(queue, input, half));
    };
    return Object.assign(client, { send });
  }
}
