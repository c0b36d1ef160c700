import createClient, { type Client as OpenApiClient } from 'openapi-fetch';
import type { paths } from './openapi.d.ts';
import { type ClientOptions, sender } from './sender.ts';

/** Typed calls for every operation of the OpenAPI document. */
export type Client = OpenApiClient<paths>;

/**
 * Creates a client of the service.
 *
 * @example
 * const client = createHubClient({ baseUrl: 'https://api.example.com', token });
 * const { data: team } = await demand(client.GET('/api/v1/teams/{team_id}', { params: { path: { team_id } } }));
 */
export const createHubClient = (options: ClientOptions): Client =>
  createClient<paths>({ baseUrl: options.baseUrl, fetch: sender(options) });
