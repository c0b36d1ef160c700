import { type Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { exchangeOf, type HttpEvent, type HttpResult, threadOf } from '../../shared/platform/http/exchange.ts';
import { respondRefusal } from '../../shared/platform/http/respond.ts';
import type { Environment } from '../../shared/platform/runtime/config.ts';
import { inThread } from '../../shared/platform/telemetry/thread.ts';
import type { Invoke } from './invoke.ts';

interface AliasPorts {
  readonly ownerOf: (path: string) => string;
  readonly invoke: Invoke;
  readonly failed: (owner: string, error: unknown) => void;
  readonly environment?: Environment;
}

/** Lambda errors that end when there is capacity again. */
const CROWDED = new Set(['TooManyRequestsException', 'ServiceException', 'EC2ThrottledException']);

const refusalOf = (error: unknown): Refusal =>
  error instanceof Error && CROWDED.has(error.name)
    ? refuse('service_unavailable', { headers: { 'Retry-After': '1' } })
    : refuse('internal_error');

/**
 * Forwards a bare `/api` request unchanged to the function of the `/api/v1` path, so credentials, limits, tenants and
 * errors are the same (statement C002, C005, C006). The function that is called starts the same thread.
 */
export const alias =
  ({ ownerOf, invoke, failed, environment }: AliasPorts) =>
  async (event: HttpEvent): Promise<HttpResult> => {
    const owner = ownerOf(event.rawPath);
    try {
      return (await invoke(owner, event)) as HttpResult;
    } catch (error) {
      inThread(threadOf(event), () => failed(owner, error));
      return respondRefusal(exchangeOf(event, Date.now(), environment), refusalOf(error));
    }
  };
