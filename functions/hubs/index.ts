import { serve } from '../../shared/api/serve.ts';
import { connectWithFiles } from '../../shared/api/services-with-files.ts';
import { connectPorts } from './ports.ts';
import { routes } from './routes.ts';

export const handler = serve(routes, connectPorts, connectWithFiles);
