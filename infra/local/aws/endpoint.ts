import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { AwsError, type AwsRequest, type AwsResponse, type AwsService, errorResponse } from '../protocol/request.ts';

/** The services by the prefix of `X-Amz-Target`, or of the path if there is no target. */
export interface AwsServices {
  readonly targets: Readonly<Record<string, AwsService>>;
  readonly paths: Readonly<Record<string, AwsService>>;
}

export interface AwsEndpoint {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const read = async (message: IncomingMessage): Promise<AwsRequest> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const target = message.headers['x-amz-target'];
  return {
    method: message.method ?? 'GET',
    path: message.url ?? '/',
    headers: message.headers,
    target: typeof target === 'string' ? target : '',
    body: Buffer.concat(chunks),
  };
};

const startsWith = (services: Readonly<Record<string, AwsService>>, text: string): AwsService | undefined =>
  Object.entries(services).find(([prefix]) => text.startsWith(prefix))?.[1];

const dispatch = async (services: AwsServices, request: AwsRequest): Promise<AwsResponse> => {
  const { target, path } = request;
  const service = target ? startsWith(services.targets, target) : startsWith(services.paths, path);
  try {
    if (service) return await service(request);
    return errorResponse(
      'UnknownOperationException',
      `${target || `${request.method} ${path}`} has no local stand-in.`,
    );
  } catch (error) {
    if (error instanceof AwsError) return errorResponse(error.code, error.message, error.status);
    return errorResponse('InternalFailure', error instanceof Error ? error.message : String(error), 500);
  }
};

/** One endpoint for all AWS services. */
export const startAwsEndpoint = (services: AwsServices): Promise<AwsEndpoint> =>
  new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: 60_000 }, async (message, response) => {
      try {
        const { status, headers, body } = await dispatch(services, await read(message));
        const length = { 'content-length': Buffer.byteLength(body) };
        response.writeHead(status, { 'x-amzn-requestid': randomUUID(), ...headers, ...length }).end(body);
      } catch {
        response.destroy();
      }
    });
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ origin: `http://127.0.0.1:${port}`, close });
    });
  });
