import { routeWith } from '../../shared/api/route.ts';
import { type ObjectStore, s3ObjectStore } from '../../shared/media/files/object-store.ts';
import type { Environment } from '../../shared/platform/runtime/config.ts';

/** The dependencies of these routes. */
export interface FilePorts {
  readonly objects: ObjectStore;
}

export const connectPorts = (environment: Environment): FilePorts => ({ objects: s3ObjectStore(environment) });

export const route = routeWith<FilePorts>();
