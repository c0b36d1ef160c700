import type { Environment } from '../../shared/platform/runtime/config.ts';

/** The deployed build; unknown values are null. */
export interface Build {
  readonly service: string;
  readonly version: string;
  readonly revision?: string;
  readonly built_at?: string;
}

export const buildOf = ({ SERVICE_VERSION, SERVICE_REVISION }: Environment, builtAt?: string): Build => ({
  service: 'hub-membership-service',
  version: SERVICE_VERSION || 'unknown',
  ...(SERVICE_REVISION && { revision: SERVICE_REVISION }),
  ...(builtAt && { built_at: builtAt }),
});
