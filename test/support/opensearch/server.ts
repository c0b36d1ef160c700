import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { evaluate } from './evaluate.ts';
import { IndexRequest, SearchRequest, type Stored, StoredDocument } from './request-shapes.ts';
import { CREDENTIALS, signatureProblem } from './signature.ts';

interface Answer {
  readonly status: number;
  readonly body: object;
}

const failed = (status: number, type: string, reason: string): Answer => ({
  status,
  body: { error: { type, reason }, status },
});

const DOCUMENT = /^\/([a-z-]+)\/_doc\/([\w.-]{1,512})$/;

/**
 * A small server with the part of the OpenSearch API that the service uses, written from the documentation of
 * OpenSearch 2. It refuses requests that are signed wrongly, that have other paths, fields or types, or that are not
 * limited to a hub. A document is found at once, without the refresh interval.
 */
export const startOpenSearch = async () => {
  const indexes = new Map<string, Map<string, Stored>>();
  const problems: string[] = [];
  let refusals = 0;

  const write = (index: string, id: string, method: string, body: string): Answer => {
    const documents = indexes.get(index);
    if (!documents) return failed(404, 'index_not_found_exception', `no such index [${index}]`);
    const existed = documents.has(id);
    if (method === 'DELETE') {
      documents.delete(id);
      return { status: existed ? 200 : 404, body: { _id: id, result: existed ? 'deleted' : 'not_found' } };
    }
    const parsed = StoredDocument.parse(JSON.parse(body));
    documents.set(id, parsed);
    return { status: existed ? 200 : 201, body: { _id: id, result: existed ? 'updated' : 'created' } };
  };

  const create = (index: string, body: string): Answer => {
    IndexRequest.parse(JSON.parse(body));
    if (indexes.has(index)) return failed(400, 'resource_already_exists_exception', `index [${index}] already exists`);
    indexes.set(index, new Map());
    return { status: 200, body: { acknowledged: true, shards_acknowledged: true, index } };
  };

  const answer = (method: string, path: string, body: string): Answer => {
    const [, index = '', id = ''] = DOCUMENT.exec(path) ?? [];
    if (index && (method === 'PUT' || method === 'DELETE')) return write(index, id, method, body);
    const [, name = '', action] = /^\/([a-z-]+)(?:\/(_search))?$/.exec(path) ?? [];
    if (name && action === undefined && method === 'PUT') return create(name, body);
    if (!name || method !== 'POST' || action !== '_search')
      return failed(405, 'method_not_allowed', `${method} ${path}`);
    const documents = indexes.get(name);
    if (!documents) return failed(404, 'index_not_found_exception', `no such index [${name}]`);
    return { status: 200, body: evaluate(SearchRequest.parse(JSON.parse(body)), documents) };
  };

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    const reply = ({ status, body: content }: Answer): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    };
    if (refusals > 0) {
      refusals -= 1;
      return reply(failed(503, 'unavailable_shards_exception', 'try again'));
    }
    const problem = signatureProblem(method, url, headers, body);
    if (problem !== undefined) {
      problems.push(problem);
      return reply(failed(403, 'security_exception', problem));
    }
    try {
      return reply(answer(method, url, body));
    } catch (error) {
      problems.push(String(error));
      return reply(failed(400, 'parsing_exception', String(error)));
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      SEARCH_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_REGION: CREDENTIALS.region,
      AWS_ACCESS_KEY_ID: CREDENTIALS.id,
      AWS_SECRET_ACCESS_KEY: CREDENTIALS.secret,
      AWS_SESSION_TOKEN: CREDENTIALS.token,
    },
    /** Requests that OpenSearch would refuse. */
    problems,
    documents: (): readonly Stored[] => [...indexes.values()].flatMap((one) => [...one.values()]),
    /** Refuses the next requests with 503. */
    refuse(count: number): void {
      refusals = count;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
