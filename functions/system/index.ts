import { serve } from '../../shared/api/serve.ts';
import { pageRoutes, withPages } from './browser-pages.ts';
import { connectPorts } from './ports.ts';
import { routes } from './routes.ts';

export const handler = withPages(
  serve(routes, (environment) => connectPorts(environment)),
  serve(pageRoutes, (environment) => connectPorts(environment)),
);
