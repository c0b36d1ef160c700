import createClient, { type Client as OpenApiClient } from 'openapi-fetch';
import type { components, paths } from './openapi.d.ts';
import { type ClientOptions, sender } from './sender.ts';

export { demand, failureOf, type Problem, RequestFailed, settle } from './failure.ts';
export { type Following, type FollowOptions, followHub, type HubEvent, type Source } from './follow.ts';
export type { components, operations, paths } from './openapi.d.ts';
export { type Cursor, items, nextCursor, type Page, pages } from './pages.ts';
export { type ClientOptions, sender } from './sender.ts';

export type Schemas = components['schemas'];

/** Typed calls for every operation of the OpenAPI document. */
export type Client = OpenApiClient<paths>;

/** Creates a client of the service. */
export const createHubClient = (options: ClientOptions): Client =>
  createClient<paths>({ baseUrl: options.baseUrl, fetch: sender(options) });
