import { DEMO_AGENT } from './demo/api-client.ts';
import { gatewayMessage, type HttpResponse } from './gateway/response.ts';
import { type RequestHandler, startGateway } from './gateway/server.ts';
import { type RequestLog, requestLog } from './request-log.ts';
import type { SocketApi } from './sockets/api.ts';

export const STARTING: HttpResponse = gatewayMessage(503, 'Service Unavailable');

/** Where requests and WebSockets arrive. It answers 503 until it has something that serves them. */
export interface Entrance {
  readonly origin: string;
  readonly requests: RequestLog;
  readonly serve: (answer: RequestHandler, sockets: Pick<SocketApi, 'upgrade' | 'close'>) => void;
  readonly isOpen: () => boolean;
  /** From now on, requests are printed. */
  readonly open: () => void;
  readonly close: () => Promise<void>;
}

export const startEntrance = async (port: number, print: (line: string) => void): Promise<Entrance> => {
  const requests = requestLog();
  let answer: RequestHandler = async () => STARTING;
  let sockets: Pick<SocketApi, 'upgrade' | 'close'> | undefined;
  let open = false;
  const log = (line: string, agent?: string): void => {
    requests.record(line);
    if (open && agent !== DEMO_AGENT) print(line);
  };
  const gateway = await startGateway(
    port,
    '127.0.0.1',
    (request, id) => answer(request, id),
    log,
    (...upgrade) => (sockets ? sockets.upgrade(...upgrade) : upgrade[1].destroy()),
  );
  return {
    origin: `http://127.0.0.1:${gateway.port}`,
    requests,
    serve(handler, api) {
      answer = handler;
      sockets = api;
    },
    isOpen: () => open,
    open() {
      open = true;
    },
    async close() {
      sockets?.close();
      await gateway.close();
    },
  };
};
