import { Agent, request as send } from 'node:http';
import type { AwsRequest, AwsResponse } from './request.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'host']);

const forwardedHeaders = (headers: AwsRequest['headers']): Record<string, string | string[]> => {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !HOP_BY_HOP.has(name)) kept[name] = value;
  }
  return kept;
};

/** The engine's response to the request. */
export const forward = (endpoint: string, { method, path, headers, body }: AwsRequest): Promise<AwsResponse> =>
  new Promise((resolve, reject) => {
    const options = { method, agent, headers: { ...forwardedHeaders(headers), 'content-length': body.length } };
    const outgoing = send(new URL(path, endpoint), options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('error', reject);
      incoming.once('end', () =>
        resolve({
          status: incoming.statusCode ?? 502,
          headers: forwardedHeaders(incoming.headers),
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
