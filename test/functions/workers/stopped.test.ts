import { expect, onTestFinished, test } from 'vitest';
import { TABLE_WRITES } from '../../../functions/table-writes.ts';
import { type WorkerName, workers } from '../../../functions/workers.ts';
import { asRole } from '../../support/role.ts';
import * as awardAchievements from './cases/award-achievements.ts';
import * as deliverWebhooks from './cases/deliver-webhooks.ts';
import * as endTerms from './cases/end-terms.ts';
import * as eraseData from './cases/erase-data.ts';
import * as indexSearch from './cases/index-search.ts';
import * as processCallbacks from './cases/process-callbacks.ts';
import * as processMedia from './cases/process-media.ts';
import * as relay from './cases/relay.ts';
import * as runAutomations from './cases/run-automations.ts';
import * as sendMail from './cases/send-mail.ts';
import * as sweep from './cases/sweep.ts';
import * as transferData from './cases/transfer-data.ts';
import * as verifyDomains from './cases/verify-domains.ts';
import { requireSameEnd, type World } from './stopped.ts';

/** The world in which each worker is stopped, or why it leaves nothing incomplete. */
const WORLDS: Readonly<Record<WorkerName, (() => Promise<World>) | string>> = {
  alias: 'It forwards requests and writes nothing.',
  payments: 'The provider deduplicates its requests by idempotency key.',
  'token-keys': 'It reads public keys and writes nothing.',
  relay: relay.start,
  sweep: sweep.start,
  'verify-domains': verifyDomains.start,
  'transfer-data': transferData.start,
  'award-achievements': awardAchievements.start,
  'run-automations': runAutomations.start,
  'process-callbacks': processCallbacks.start,
  'process-media': processMedia.start,
  'erase-data': eraseData.start,
  'index-search': indexSearch.start,
  'deliver-webhooks': deliverWebhooks.start,
  'end-terms': endTerms.start,
  'send-mail': sendMail.start,
};

/** The same world, in processes with the write permissions of the worker's role. */
const withRole = (world: World, worker: string, refused: string[]): World => ({
  ...world,
  invoke: (process, jobs) =>
    world.invoke(
      {
        ...process,
        db: (store) => (writesTable(worker) ? asRole(worker, process.db(store), refused) : process.db(store)),
      },
      jobs,
    ),
});

const writesTable = (worker: string): boolean => TABLE_WRITES[worker] !== undefined;

test('the list has every worker', () => {
  expect(Object.keys(WORLDS).toSorted()).toEqual(workers.map(({ name }) => name).toSorted());
});

for (const [worker, start] of Object.entries(WORLDS))
  if (typeof start !== 'string')
    test(`${worker} has the same result wherever it is stopped`, async () => {
      const refused: string[] = [];
      const world = withRole(await start(), worker, refused);
      onTestFinished(() => world.stop());
      for (const [name, jobs] of Object.entries(world.cases)) {
        const steps = await requireSameEnd(world, jobs);
        expect([name, steps > 0]).toEqual([name, true]);
      }
      expect(refused).toEqual([]);
    });
