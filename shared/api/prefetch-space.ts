import { spaceKeys } from '../access/spaces/admit-space.ts';
import { isId } from '../platform/ids/id.ts';
import type { Prefetch } from './callers.ts';

/** Prefetches the space of the path and the caller's membership in the round trip of admission. */
export const prefetchSpace: Prefetch = (team, caller, { hub_id: hub = '', space_id: space = '' }) =>
  isId(hub) && isId(space) ? spaceKeys({ team, hub }, space, caller) : [];
