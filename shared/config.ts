import type { PublicKeys } from './identity/token.ts';

/** What the template gives every function; read when a function starts, never when a module is loaded. */
export interface Config {
  /** Empty in a function that was granted no table. */
  readonly tableName: string;
  readonly tokenKeys: PublicKeys;
  /** The origin clients see, without a trailing slash; tokens name it as their issuer. */
  readonly publicOrigin: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable the template must have set. */
export const required = (environment: Environment, name: string): string => {
  const value = environment[name];
  if (!value) throw new Error(`The environment lacks ${name}`);
  return value;
};

export const readConfig = (environment: Environment): Config => ({
  tableName: environment.TABLE_NAME ?? '',
  tokenKeys: JSON.parse(required(environment, 'TOKEN_KEYS')) as PublicKeys,
  publicOrigin: required(environment, 'PUBLIC_ORIGIN'),
});
