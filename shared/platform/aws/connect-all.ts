import type { Environment } from '../runtime/config.ts';

/** Connects every registered provider. Returns the clients by provider name. */
export const connectAll = <T>(
  connectors: Readonly<Record<string, (environment: Environment) => T>>,
  environment: Environment,
): ReadonlyMap<string, T> => new Map(Object.entries(connectors).map(([name, connect]) => [name, connect(environment)]));
