import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startQueues } from '../../../../infra/local/engines/queues.ts';
import { withRelaxedSync } from '../../../../infra/local/engines/relaxed-sync.ts';
import { temporaryFolder } from '../support/data-folder.ts';

const NORMAL = 1;
const FULL = 2;

const opened = (journal: string) => {
  const database = new DatabaseSync(join(temporaryFolder(), 'data.sqlite'));
  onTestFinished(() => database.close());
  database.exec(`PRAGMA journal_mode = ${journal}`);
  return () => database.prepare('PRAGMA synchronous').get()?.synchronous;
};

test('only a database with a write-ahead log that is opened meanwhile does not wait for the disk', () => {
  const { exec } = DatabaseSync.prototype;
  expect(opened('WAL')()).toBe(FULL);
  expect(withRelaxedSync(() => opened('WAL'))()).toBe(NORMAL);
  expect(withRelaxedSync(() => opened('DELETE'))()).toBe(FULL);
  expect(opened('WAL')()).toBe(FULL);
  expect(DatabaseSync.prototype.exec).toBe(exec);
});

test('the queues are opened so', async () => {
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  onTestFinished(() => exec.mockRestore());
  const queues = await startQueues(temporaryFolder());
  onTestFinished(queues.stop);
  expect(exec.mock.calls.flat()).toContain('PRAGMA synchronous = NORMAL');
});
