import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { functionLog } from '../../../../shared/platform/telemetry/log.ts';
import { inThread } from '../../../../shared/platform/telemetry/thread.ts';
import { logged } from '../../../support/logged.ts';

afterEach(() => vi.unstubAllEnvs());

const root = join(import.meta.dirname, '../../../..');

test('every line has the request id and the traceparent of its thread, and an error its cause', async () => {
  vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'INFO');
  const log = functionLog();
  const lines = await logged(async () => {
    inThread('r1 00-a-b-01', () => log.info('first', { type: 'x' }));
    inThread('r2', () => log.error('second', new TypeError('why'), { nth: 2 }));
  });
  expect(lines).toMatchObject([
    { level: 'INFO', message: 'first', request_id: 'r1', traceparent: '00-a-b-01', type: 'x' },
    { level: 'ERROR', message: 'second', request_id: 'r2', nth: 2, error: { name: 'TypeError', message: 'why' } },
  ]);
});

test('functions write to the log only through this module', () => {
  const writes = /new Logger\(|\bconsole\.|process\.(?:stdout|stderr)\.write/;
  const found = globSync('{shared,functions}/**/*.ts', { cwd: root }).filter(
    (file) => !/^shared\/client\/|\/docs\//.test(file) && writes.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(found).toEqual(['shared/platform/telemetry/log.ts']);
});
