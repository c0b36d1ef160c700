import type { DataFolder } from '../data-folder.ts';

/** The clients that the service has at the provider. */
export const PROVIDER_FILE = 'oidc.json';

/** Whether an earlier start has connected the demo with a provider, which the site offers since. */
export const hadLocalProvider = (folder: DataFolder): boolean => folder.read(PROVIDER_FILE, undefined) !== undefined;

/** Lets functions connect to this machine, unless the environment says which ranges they may connect to. */
export const allowLocalProvider = (environment: Record<string, string | undefined>): void => {
  environment.WEBHOOK_ALLOW_CIDR ||= '127.0.0.1/32';
};
