import { serve } from '../../shared/api/serve.ts';
import { connectPorts } from './ports.ts';
import { routes } from './routes.ts';
import { withCookieHeader } from './with-cookie-header.ts';

export const handler = withCookieHeader(serve(routes, connectPorts));
