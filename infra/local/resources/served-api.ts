import type { JsonObject } from '../json.ts';

export interface ApiRoute {
  readonly key: string;
  /** `ANY` matches every method. */
  readonly method: string;
  readonly path: string;
  readonly integration: string;
}

/** The HTTP API of the template's resources. */
export interface Api {
  id: string;
  cors: JsonObject | undefined;
  readonly routes: ApiRoute[];
  /** Function ARNs by integration. */
  readonly integrations: Map<string, string>;
}

/** The WebSocket API of the template's resources. */
export interface ServedSocketApi {
  id: string;
  /** The stage, which is the path. */
  stage: string;
  /** Function ARNs by integration. */
  readonly integrations: Map<string, string>;
  /** Integrations by route key. */
  readonly routes: Map<string, string>;
  readonly functionOf: (routeKey: string) => string | undefined;
}

export const emptyApi = (): Api => ({ id: '', cors: undefined, routes: [], integrations: new Map() });
