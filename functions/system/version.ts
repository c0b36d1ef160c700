import * as z from 'zod';
import { described, text } from '#docs';
import { anyone } from '../../shared/api/callers.ts';
import { routeWith } from '../../shared/api/route.ts';
import { answer, plain } from '../../shared/platform/http/response.ts';
import type { SystemPorts } from './ports.ts';

const route = routeWith<SystemPorts>();

const Build = z.object({
  service: z.string().meta(described('The name of the service.')),
  version: z.string().meta(described('The version of the running build.')),
  revision: z.string().optional().meta(described('The source revision of the build, if known.')),
  built_at: z.iso.datetime().optional().meta(described('The time of the build, if known.')),
});

const version = route({
  method: 'GET',
  path: '/version',
  root: true,
  also: ['/api/v1/version', '/api/version'],
  summary: text('Get the running version'),
  description: text('Also available at `/api/v1/version`.'),
  caller: anyone(),
  response: plain('application/json', Build),
  handler: async (_, { ports }) => answer(ports.build),
});

const health = route({
  method: 'GET',
  path: '/health',
  root: true,
  summary: text('Get the health of the service'),
  description: text('Returns 200 if requests reach the service. Does not check its dependencies.'),
  caller: anyone(),
  response: plain('application/json', z.object({ status: z.literal('ok') })),
  handler: async () => answer({ status: 'ok' as const }),
});

export const versionRoutes = [version, health];
