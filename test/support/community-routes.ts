import { routes as community } from '../../functions/community/routes.ts';
import { routes as responses } from '../../functions/responses/routes.ts';

/** What members say, and what others answer to it. */
export const routes = [...community, ...responses];
