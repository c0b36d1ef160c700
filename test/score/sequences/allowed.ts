import type { Route } from '../../../shared/api/route.ts';

/** Resources that a deletion revokes: they stay in their list, with the time, and can be read and revoked again. */
const REVOKED: ReadonlySet<string> = new Set(['/teams/{team_id}/invitations', '/teams/{team_id}/api-keys']);

/** Whether deletions of this resource leave it readable. Operations below it are refused all the same. */
export const staysReadable = ({ path }: Pick<Route, 'path'>, use: Pick<Route, 'path'> | undefined): boolean =>
  REVOKED.has(path) && (use === undefined || use.path.replace(/\/\{\w+\}$/, '') === path);
