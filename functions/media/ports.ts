import type { Environment } from '../../shared/config.ts';
import { routeWith } from '../../shared/http/route.ts';
import { type ObjectStore, s3ObjectStore } from '../../shared/media/object-store.ts';

/** What these routes reach beside the table. */
export interface FilePorts {
  readonly objects: ObjectStore;
}

export const connectPorts = (environment: Environment): FilePorts => ({ objects: s3ObjectStore(environment) });

export const route = routeWith<FilePorts>();
