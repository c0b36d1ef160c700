import { spaceKeys } from '../access/spaces/admit-space.ts';
import { isId } from '../platform/ids/id.ts';
import type { Prefetch } from './callers.ts';

/** The space that the path names and the caller's place in it: they come with admission, in its one round trip. */
export const prefetchSpace: Prefetch = (team, caller, { hub_id: hub = '', space_id: space = '' }) =>
  isId(hub) && isId(space) ? spaceKeys({ team, hub }, space, caller) : [];
