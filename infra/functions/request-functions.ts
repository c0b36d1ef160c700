import type { Construct } from 'constructs';
import type { Group } from '../../functions/groups.ts';
import type { Worker } from '../../functions/workers.ts';
import { aliasFunction } from './alias.ts';
import { type CommonProps, ServiceFunction } from './service-function.ts';
import { REQUEST_TIMEOUT } from './timeouts.ts';

/** The group that hashes passwords for unauthenticated callers: its concurrency is limited. */
const PASSWORD_HASHING = 'auth';

/** The functions of the route groups, which the gateway invokes. */
export const groupFunctions = (
  scope: Construct,
  groups: readonly Group[],
  common: CommonProps,
): readonly ServiceFunction[] => {
  const { authConcurrency, platformSells } = common.stage;
  const sales = { PLATFORM_SELLS: String(platformSells) };
  return groups.map(({ name, uses }) => {
    const environment = { ...common.environment, ...(uses.includes('payments') && sales) };
    const limit = name === PASSWORD_HASHING && authConcurrency !== undefined && { reserved: authConcurrency };
    return new ServiceFunction(scope, name, { ...common, ...limit, environment, uses, timeout: REQUEST_TIMEOUT });
  });
};

/** The functions that pass requests at bare paths on to the groups. */
export const aliasFunctions = (
  scope: Construct,
  workers: readonly Worker[],
  owners: readonly ServiceFunction[],
  common: CommonProps,
): readonly ServiceFunction[] =>
  workers.filter(({ on }) => 'alias' in on).map(({ name }) => aliasFunction(scope, name, owners, common));

/** The functions of the WebSocket API. */
export const socketFunctions = (
  scope: Construct,
  workers: readonly Worker[],
  common: CommonProps,
): readonly ServiceFunction[] =>
  workers
    .filter(({ on }) => 'socket' in on)
    .map(({ name, uses }) => new ServiceFunction(scope, name, { ...common, uses, timeout: REQUEST_TIMEOUT }));
