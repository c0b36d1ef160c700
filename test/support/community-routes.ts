import { routes as responses } from '../../functions/comments/routes.ts';
import { routes as community } from '../../functions/community/routes.ts';

/** The routes of discussions, comments and reactions. */
export const routes = [...community, ...responses];
