import { rawPathOf } from '../../../infra/local/gateway/event.ts';
import { tokenVerifier } from '../../../shared/accounts/identity/verifier.ts';
import { teamControls } from '../../../shared/accounts/teams/team-controls.ts';
import { serve } from '../../../shared/api/serve.ts';
import type { Services } from '../../../shared/api/services.ts';
import { fileUrls } from '../../../shared/media/files/file-urls.ts';
import { cursors } from '../../../shared/platform/db/cursor.ts';
import type { Table } from '../../../shared/platform/db/table.ts';
import type { HttpResult } from '../../../shared/platform/http/exchange.ts';
import { limiter } from '../../../shared/platform/limits/limiter.ts';
import { everyRoute } from '../../functions/every-route/support/routes.ts';
import { MEDIA_ENVIRONMENT } from '../../support/media.ts';
import type { Document } from '../../support/service.ts';
import type { TestKeys } from '../../support/tokens.ts';
import { Died, type Scheduler } from '../core/scheduler.ts';
import type { Tampering } from './tampering.ts';

/** A request of a client. */
export interface Request {
  readonly method: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly attributes?: object;
  /** A body that is not a resource. */
  readonly raw?: string;
  /** The path is not below the API's. */
  readonly root?: boolean;
}

/** What the client knows afterwards. Without a status, it does not know whether anything was done. */
export interface Reply {
  readonly status: number | undefined;
  readonly body: Document;
  readonly headers: Readonly<Record<string, string>>;
}

/** Whether the client knows that the request had its effect. */
export const accepted = ({ status }: Reply): boolean => status !== undefined && status < 300;
/** Refusals that a repeated request can get because its first attempt had its effect. */
const PERHAPS_DONE: ReadonlySet<number> = new Set([404, 409, 412]);

/** Whether the client knows that the request had no effect. */
export const rejected = ({ status }: Reply): boolean =>
  status !== undefined && status >= 300 && status < 500 && !PERHAPS_DONE.has(status);

type Instance = (event: object, context?: unknown) => Promise<HttpResult>;

const NOTHING: Reply = { status: undefined, body: {}, headers: {} };

const bodyOf = ({ raw, type, attributes }: Request): string | undefined =>
  raw ?? (type && JSON.stringify({ data: { type, attributes: attributes ?? {} } }));

/** A request in the trace: its method and path, without ids. */
const labelOfRequest = ({ method, path }: Request): string =>
  `${method} ${path.replace(/\?.*/, '').replace(/\/[^/]*[0-9a-f]{4}-[^/]*|\/%[^/]*/g, '/*')}`;

/** The API. Each request has an instance to itself, as on Lambda; an instance that died is never used again. */
export class Api {
  readonly #scheduler: Scheduler;
  readonly #connect: () => Instance;
  #idle: Instance[] = [];
  #requests = 0;

  constructor(scheduler: Scheduler, db: Table, keys: TestKeys, tampering: Tampering, ports: object) {
    this.#scheduler = scheduler;
    this.#connect = () => {
      const verifier = tokenVerifier(keys.publicKeys, keys.issuer);
      let tokens = verifier;
      if (tampering.tokens) tokens = tampering.tokens(verifier);
      const services: Services = {
        db,
        tokens: { verify: (token, now) => scheduler.call('crypto', 'token', () => tokens.verify(token, now)) },
        limiter: limiter(db),
        controls: teamControls(db),
        cursors: async () => cursors(Buffer.alloc(32, 7)),
        files: fileUrls(MEDIA_ENVIRONMENT),
      };
      return serve(
        everyRoute as never,
        () => ports,
        () => services,
      ) as Instance;
    };
  }

  /** Replaces all instances, as a deployment does. */
  restart(): void {
    this.#idle = [];
  }

  async call(request: Request): Promise<Reply> {
    this.#requests += 1;
    const [encoded = '', rawQueryString = ''] = request.path.split('?', 2);
    const rawPath = rawPathOf(encoded) ?? encoded;
    const body = bodyOf(request);
    const event = {
      rawPath: `${request.root ? '' : '/api/v1'}${rawPath}`,
      rawQueryString,
      isBase64Encoded: false,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/vnd.api+json' }),
        ...(request.token && { authorization: `Bearer ${request.token}` }),
        ...request.headers,
      },
      ...(body !== undefined && { body }),
      requestContext: {
        requestId: `request-${this.#requests}`,
        http: { method: request.method, sourceIp: `10.0.${this.#requests >> 8}.${this.#requests & 255}` },
      },
    };
    const instance = this.#idle.pop() ?? this.#connect();
    try {
      const invoked = this.#scheduler.invoke(`request ${this.#requests} ${labelOfRequest(request)}`, () =>
        instance(event, {}),
      );
      const { statusCode, headers, body: text = '' } = await invoked;
      this.#idle.push(instance);
      return { status: statusCode, headers, body: text.startsWith('{') ? JSON.parse(text) : {} };
    } catch (error) {
      if (error instanceof Died) return NOTHING;
      throw error;
    }
  }
}
