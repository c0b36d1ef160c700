import { holdIssuer, type LocalProvider, type ProviderOptions } from '../../infra/local/oidc/provider.ts';

/** Starts a provider with its clients, at a free port by default. */
export const startLocalProvider = async ({
  port,
  ...options
}: ProviderOptions & { readonly port?: number } = {}): Promise<LocalProvider> =>
  (await holdIssuer(port)).provide(options);
