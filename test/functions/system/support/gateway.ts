import { eventOf } from '../../../../infra/local/gateway/event.ts';
import { responseOf } from '../../../../infra/local/gateway/response.ts';
import { type GatewayServer, startGateway } from '../../../../infra/local/gateway/server.ts';
import type { HttpEvent } from '../../../../shared/platform/http/exchange.ts';
import type { System } from './documentation.ts';

/** The system group behind the local gateway, for tests in a browser. */
export const serveSystem = (system: System): Promise<GatewayServer> =>
  startGateway(
    0,
    '127.0.0.1',
    async (request, requestId) => {
      const routed = { routeKey: '$default', pathParameters: {}, requestId, apiId: 'local', host: 'localhost' };
      const event = eventOf(request, request.path, routed) as unknown as HttpEvent;
      return responseOf(await system.handle(event));
    },
    () => undefined,
  );
