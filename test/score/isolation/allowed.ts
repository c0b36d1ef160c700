import type { Route } from '../../../shared/api/route.ts';
import type { Foreign } from './foreign.ts';
import type { Position } from './positions.ts';

/**
 * Where the contract lets a contact know that another hub of their team exists: the lists of their own purchases are
 * open in every hub of the team, whatever their membership. They are empty, and the search for leaks applies.
 */
export const isAllowed = ({ caller }: Route, { name }: Position, of: Foreign['name']): boolean =>
  caller.anyStanding === true && name === 'hub_id' && of === 'other hub';

/** Whether everybody may read this of every hub. Then no caller may read more than one without a credential. */
export const isPublic = ({ caller, method }: Route, { name }: Position): boolean =>
  method === 'GET' && caller.kinds.includes('anonymous') && name === 'hub_id';
