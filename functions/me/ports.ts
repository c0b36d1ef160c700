import { routeWith } from '../../shared/api/route.ts';
import { type ObjectStore, s3ObjectStore } from '../../shared/media/files/object-store.ts';
import type { Environment } from '../../shared/platform/runtime/config.ts';

/** The ports of this group. */
export interface MePorts {
  readonly objects: ObjectStore;
}

export const connectPorts = (environment: Environment): MePorts => ({ objects: s3ObjectStore(environment) });

export const route = routeWith<MePorts>();
