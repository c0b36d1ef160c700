import type { PublicKeys } from '../accounts/identity/token.ts';
import { type Environment, required } from '../platform/runtime/config.ts';

/** What the template gives every function that serves routes; read when it starts, never when a module is loaded. */
interface Config {
  /** Empty in a function that was granted no table. */
  readonly tableName: string;
  readonly tokenKeys: PublicKeys;
  /** The origin clients see, without a trailing slash; tokens name it as their issuer. */
  readonly publicOrigin: string;
}

export const readConfig = (environment: Environment): Config => ({
  tableName: environment.TABLE_NAME ?? '',
  tokenKeys: JSON.parse(required(environment, 'TOKEN_KEYS')) as PublicKeys,
  publicOrigin: required(environment, 'PUBLIC_ORIGIN'),
});
