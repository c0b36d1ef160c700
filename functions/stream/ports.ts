import { routeWith } from '../../shared/api/route.ts';
import type { Environment } from '../../shared/platform/runtime/config.ts';

/** The address of the WebSocket API, if the deployment has any. */
export type StreamPorts = { readonly liveUrl: string | undefined } | undefined;

export const connectPorts = (environment: Environment): StreamPorts => ({ liveUrl: environment.LIVE_URL });

export const route = routeWith<StreamPorts>();
