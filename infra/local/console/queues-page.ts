import type { QueuedMessage } from '../engines/queues.ts';
import { deadLetterQueues } from '../resources/redrive.ts';
import type { World } from '../resources/resource.ts';
import { button, folded, rows, section } from './parts.ts';
import { consolePage } from './shell.ts';

const SHOWN = 20;

const messages = (held: readonly QueuedMessage[]) =>
  held.length === 0
    ? '0'
    : folded(
        String(held.length),
        held
          .slice(0, SHOWN)
          .map(({ body }) => body)
          .join('\n\n'),
      );

/** The messages of each queue, and the dead letters with a redrive button. */
export const queuesPage = async (world: World) => {
  const { queues, queueNames } = world;
  const sources = await deadLetterQueues(world);
  const held = [...queueNames].sort().map((name) => ({ name, source: sources.get(name), ...queues.inspect(name) }));
  const listed = held
    .filter(({ source }) => source === undefined)
    .map(({ name, ready, inflight, delayed }) => [name, messages(ready), messages(inflight), messages(delayed)]);
  const deadLetters = held
    .filter(({ source, ready }) => source !== undefined && ready.length > 0)
    .map(({ name, source = '', ready }) => [
      name,
      messages(ready),
      button(`Redrive ${ready.length}`, 'redrive', [{ name: 'queue', value: name }]),
      source,
    ]);
  const waiting = rows('Queues', ['Queue', 'Ready', 'In flight', 'Delayed'], listed, 'No queues.');
  const dead = rows('Dead letters', ['Queue', 'Messages', 'Redrive', 'Target'], deadLetters, 'No dead letters.');
  return consolePage('/_local/queues', section('Queues', waiting) + section('Dead letters', dead));
};
