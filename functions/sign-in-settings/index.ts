import { serve } from '../../shared/api/serve.ts';
import { connectPorts } from './ports.ts';
import { routes } from './routes.ts';

export const handler = serve(routes, connectPorts);
