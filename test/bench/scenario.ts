import { newId } from '../../shared/platform/ids/id.ts';
import { testKeys } from '../support/tokens.ts';

/** The gateway event of one editor-queue write by a user, the same for all contenders. */
export interface Scenario {
  readonly team: string;
  readonly user: string;
  readonly hub: string;
  readonly keys: ReturnType<typeof testKeys>;
  /** An event with this token and body size. Default: the token of the scenario. */
  event(options?: { readonly token?: string; readonly bytes?: number }): object;
  /** A GET of the same user's account. */
  me(): object;
  token(): string;
}

const ops = (bytes: number): unknown[] => {
  const op = { op: 'move', block: newId(), to: { section: newId(), index: 3 }, note: 'a block of a page' };
  return Array.from({ length: Math.max(1, Math.round(bytes / JSON.stringify(op).length)) }, () => op);
};

const request = (method: string, path: string, token: string, body?: unknown) => ({
  version: '2.0',
  routeKey: '$default',
  rawPath: path,
  rawQueryString: '',
  headers: {
    accept: 'application/vnd.api+json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/vnd.api+json',
    host: 'hub.test',
    'x-request-id': 'bench',
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
  isBase64Encoded: false,
  requestContext: {
    accountId: '123456789012',
    apiId: 'bench',
    domainName: 'hub.test',
    requestId: 'bench',
    routeKey: '$default',
    stage: '$default',
    time: '',
    timeEpoch: 0,
    http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'bench' },
  },
});

export const scenario = (): Scenario => {
  const keys = testKeys();
  const [team, user, hub] = [newId(), newId(), newId()];
  const path = `/api/v1/teams/${team}/hubs/${hub}/editor-pending-ops`;
  const issue = (): string => keys.issue({ kind: 'user', id: user }, { claims: { jti: newId() } });
  const remembered = issue();
  return {
    team,
    user,
    hub,
    keys,
    token: issue,
    event: ({ token = remembered, bytes = 600 } = {}) =>
      request('PUT', path, token, { data: { type: 'hub_editor_pending_ops', attributes: { ops: ops(bytes) } } }),
    me: () => request('GET', '/api/v1/me', remembered),
  };
};
