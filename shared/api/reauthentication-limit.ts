import type { RouteLimit } from '../platform/http/route.ts';

/** The limit of attempts, shared by all routes that require re-authentication. */
export const REAUTHENTICATION_LIMIT: RouteLimit = { name: 'reauthentications', limit: 5, seconds: 900, by: 'caller' };
