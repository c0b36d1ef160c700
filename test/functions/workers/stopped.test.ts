import { expect, onTestFinished, test } from 'vitest';
import { type WorkerName, workers } from '../../../functions/workers.ts';
import * as awardAchievements from './cases/award-achievements.ts';
import * as deliverWebhooks from './cases/deliver-webhooks.ts';
import * as endTerms from './cases/end-terms.ts';
import * as importContacts from './cases/import-contacts.ts';
import * as indexSearch from './cases/index-search.ts';
import * as processCallbacks from './cases/process-callbacks.ts';
import * as processMedia from './cases/process-media.ts';
import * as relay from './cases/relay.ts';
import * as removeMedia from './cases/remove-media.ts';
import * as runAutomations from './cases/run-automations.ts';
import * as sendMail from './cases/send-mail.ts';
import * as sweep from './cases/sweep.ts';
import * as verifyDomains from './cases/verify-domains.ts';
import { requireSameEnd, type World } from './stopped.ts';

/** A world for every worker to be stopped in, or why it leaves nothing half-done. */
const WORLDS: Readonly<Record<WorkerName, (() => Promise<World>) | string>> = {
  alias: 'It passes requests on and writes nothing.',
  payments: 'Its callers have the provider deduplicate by idempotency key.',
  'token-keys': 'It reads public keys and writes nothing.',
  relay: relay.start,
  sweep: sweep.start,
  'verify-domains': verifyDomains.start,
  'import-contacts': importContacts.start,
  'award-achievements': awardAchievements.start,
  'run-automations': runAutomations.start,
  'process-callbacks': processCallbacks.start,
  'process-media': processMedia.start,
  'remove-media': removeMedia.start,
  'index-search': indexSearch.start,
  'deliver-webhooks': deliverWebhooks.start,
  'end-terms': endTerms.start,
  'send-mail': sendMail.start,
};

test('every worker is stopped after each of its steps, unless it has none', () => {
  expect(Object.keys(WORLDS).toSorted()).toEqual(workers.map(({ name }) => name).toSorted());
});

for (const [worker, start] of Object.entries(WORLDS))
  if (typeof start !== 'string')
    test(`${worker} comes to the same end wherever it is stopped`, async () => {
      const world = await start();
      onTestFinished(() => world.stop());
      for (const [name, jobs] of Object.entries(world.cases)) {
        const steps = await requireSameEnd(world, jobs);
        expect([name, steps > 0]).toEqual([name, true]);
      }
    });
