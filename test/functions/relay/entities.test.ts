import { expect, test } from 'vitest';
import { EVENTS } from '../../../functions/relay/entities.ts';
import { workers } from '../../../functions/workers.ts';

test('the stream invokes the relay only for rows with events', () => {
  const { on } = workers.find(({ name }) => name === 'relay') ?? {};
  expect(on).toEqual({ stream: true, entities: Object.keys(EVENTS) });
});
