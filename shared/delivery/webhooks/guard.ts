import { type Environment, required } from '../../platform/runtime/config.ts';
import { dnsAddresses } from './addresses.ts';
import type { GuardOptions } from './target-guard.ts';

const DEADLINE_MS = 3_000;

/**
 * As the environment has it. `WEBHOOK_ALLOW_CIDR` names ranges, with commas between, that tests may send to; none
 * unless set.
 */
export const connectGuard = (environment: Environment): GuardOptions => ({
  ownHosts: [new URL(required(environment, 'PUBLIC_ORIGIN')).hostname],
  allowed: (environment.WEBHOOK_ALLOW_CIDR ?? '').split(',').flatMap((range) => range.trim() || []),
  resolve: dnsAddresses({ deadlineMs: DEADLINE_MS }),
});
