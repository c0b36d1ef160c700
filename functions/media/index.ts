import { serve } from '../../shared/http/serve.ts';
import { connectWithFiles } from '../../shared/http/services-with-files.ts';
import { connectPorts } from './ports.ts';
import { routes } from './routes.ts';

export const handler = serve(routes, connectPorts, connectWithFiles);
