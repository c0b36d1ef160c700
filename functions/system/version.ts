import * as z from 'zod';
import { anyone } from '../../shared/api/callers.ts';
import { answer, plain } from '../../shared/platform/http/response.ts';
import { routeWith } from '../../shared/platform/http/route.ts';
import type { SystemPorts } from './ports.ts';

const route = routeWith<SystemPorts>();

const Build = z.object({
  service: z.string().meta({ description: 'The name of the service.' }),
  version: z.string().meta({ description: 'The version of the running build.' }),
  revision: z.string().optional().meta({ description: 'The source revision it was built from, where it is known.' }),
  built_at: z.iso.datetime().optional().meta({ description: 'When it was built, where it is known.' }),
});

const version = route({
  method: 'GET',
  path: '/version',
  root: true,
  also: ['/api/v1/version', '/api/version'],
  summary: 'Tell the running version',
  description: 'Also at `/api/v1/version`.',
  caller: anyone(),
  response: plain('application/json', Build),
  handler: async (_, { ports }) => answer(ports.build),
});

const health = route({
  method: 'GET',
  path: '/health',
  root: true,
  summary: 'Tell that the service answers',
  description: 'Says that requests reach the service, and looks at nothing behind it.',
  caller: anyone(),
  response: plain('application/json', z.object({ status: z.literal('ok') })),
  handler: async () => answer({ status: 'ok' as const }),
});

export const versionRoutes = [version, health];
