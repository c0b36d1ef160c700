import { expect, test } from 'vitest';
import { completions } from '../../../../shared/hubs/completions/completions.ts';
import { table } from '../../../../shared/platform/db/table.ts';
import { startStore } from '../../../support/dynamo.ts';
import { useFixture, useWorld } from '../../../support/use-world.ts';

const store = useWorld(startStore);
const completed = useFixture(() => completions(table(store.client, store.name), { team: 't', hub: 'h' }, 'c'));
const actor = { type: 'contact', id: 'c' } as const;
const [first, later] = [new Date('2026-03-01T00:00:00.000Z'), new Date('2026-03-02T00:00:00.000Z')];

test('completing a node again keeps the first time until it is reopened', async () => {
  await completed.complete('node', actor, first);
  expect(await completed.complete('node', actor, later)).toMatchObject({ completed_at: first.toISOString() });
  expect(await completed.reopen('node', actor, later)).toBe(true);
  expect(await completed.reopen('node', actor, later)).toBe(false);
  expect(await completed.complete('node', actor, later)).toMatchObject({ completed_at: later.toISOString() });
});
