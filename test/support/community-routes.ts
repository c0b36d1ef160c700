import { routes as responses } from '../../functions/comments/routes.ts';
import { routes as community } from '../../functions/community/routes.ts';
import { routes as ownLists } from '../../functions/own-lists/routes.ts';

/** The routes of discussions, comments and reactions. */
export const routes = [...community, ...ownLists, ...responses];
