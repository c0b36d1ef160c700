import type { WorkerName } from '../../../functions/workers.ts';
import * as awardAchievements from './cases/award-achievements.ts';
import * as deliverWebhooks from './cases/deliver-webhooks.ts';
import * as deriveRows from './cases/derive-rows.ts';
import * as endTerms from './cases/end-terms.ts';
import * as eraseData from './cases/erase-data.ts';
import * as fillSeats from './cases/fill-seats.ts';
import * as processCallbacks from './cases/process-callbacks.ts';
import * as processMedia from './cases/process-media.ts';
import * as pushLive from './cases/push-live.ts';
import * as relay from './cases/relay.ts';
import * as runAutomations from './cases/run-automations.ts';
import * as sendMail from './cases/send-mail.ts';
import * as sweep from './cases/sweep.ts';
import * as transferData from './cases/transfer-data.ts';
import * as verifyDomains from './cases/verify-domains.ts';
import type { World } from './stopped.ts';

/** Work of every worker, or why it writes no rows. */
export const WORLDS: Readonly<Record<WorkerName, (() => Promise<World>) | string>> = {
  alias: 'It forwards requests and writes nothing.',
  canary: 'It is a client of the service and has no table.',
  payments: 'The provider deduplicates its requests by idempotency key.',
  'token-keys': 'It reads public keys and writes nothing.',
  live: 'Clients send again what was not answered.',
  'push-live': pushLive.start,
  relay: relay.start,
  sweep: sweep.start,
  'verify-domains': verifyDomains.start,
  'transfer-data': transferData.start,
  'award-achievements': awardAchievements.start,
  'run-automations': runAutomations.start,
  'process-callbacks': processCallbacks.start,
  'process-media': processMedia.start,
  'erase-data': eraseData.start,
  'fill-seats': fillSeats.start,
  'derive-rows': deriveRows.start,
  'deliver-webhooks': deliverWebhooks.start,
  'end-terms': endTerms.start,
  'send-mail': sendMail.start,
};
