import { expect, test } from 'vitest';
import { editorQueueKind } from '../../../../shared/hubs/editor-queue/editor-queue-events.ts';
import { hubPartition } from '../../../../shared/platform/db/key.ts';

const queue = (version: number, ops: string) => ({
  pk: hubPartition({ team: 't', hub: 'h' }),
  sk: 'EDITOR_QUEUE',
  entity: 'editor_queue',
  version,
  ops,
  updated_at: '2026-03-01T00:00:00.000Z',
});

test('replacing the queue publishes an event of its hub without the operations', () => {
  const [created] = editorQueueKind.events(undefined, queue(1, '["secret"]'));
  expect(created).toMatchObject({ type: 'editor_queue.replaced', resource_id: 'h', team_id: 't', hub_id: 'h' });
  const [replaced] = editorQueueKind.events(queue(1, '["secret"]'), queue(2, '["other"]'));
  expect(replaced).toMatchObject({ type: 'editor_queue.replaced', changed: ['version'] });
  expect(JSON.stringify([created, replaced])).not.toMatch(/secret|other/);
});
