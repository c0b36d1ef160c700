import type { PublicKeys } from '../accounts/identity/token.ts';
import { type Environment, required } from '../platform/runtime/config.ts';

/** The configuration of a function that serves routes, read from its environment on the first request. */
interface Config {
  /** Empty if the function has no table. */
  readonly tableName: string;
  readonly tokenKeys: PublicKeys;
  /** The public origin, without a trailing slash; tokens have it as issuer. */
  readonly publicOrigin: string;
}

export const readConfig = (environment: Environment): Config => ({
  tableName: environment.TABLE_NAME ?? '',
  tokenKeys: JSON.parse(required(environment, 'TOKEN_KEYS')) as PublicKeys,
  publicOrigin: required(environment, 'PUBLIC_ORIGIN'),
});
