import { serve } from '../../shared/api/serve.ts';
import { routes } from './routes.ts';

export const handler = serve(routes);
