import { type Environment, required } from '../runtime/config.ts';
import { dnsAddresses } from './dns-addresses.ts';
import type { GuardOptions } from './target-guard.ts';

const DEADLINE_MS = 3_000;

/** `WEBHOOK_ALLOW_CIDR` lists further allowed ranges, separated by commas, for tests. Default: none. */
export const connectGuard = (environment: Environment): GuardOptions => ({
  ownHosts: [new URL(required(environment, 'PUBLIC_ORIGIN')).hostname],
  allowed: (environment.WEBHOOK_ALLOW_CIDR ?? '').split(',').flatMap((range) => range.trim() || []),
  resolve: dnsAddresses({ deadlineMs: DEADLINE_MS }),
});
