import { routes as responses } from '../../functions/comments/routes.ts';
import { routes as community } from '../../functions/community/routes.ts';

/** What members say, and what others answer to it. */
export const routes = [...community, ...responses];
