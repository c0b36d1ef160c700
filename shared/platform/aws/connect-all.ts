import type { Environment } from '../runtime/config.ts';

/** The client of every registered provider, by the provider's name. */
export const connectAll = <T>(
  connectors: Readonly<Record<string, (environment: Environment) => T>>,
  environment: Environment,
): ReadonlyMap<string, T> => new Map(Object.entries(connectors).map(([name, connect]) => [name, connect(environment)]));
