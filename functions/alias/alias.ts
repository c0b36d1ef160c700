import { type Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { exchangeOf, type HttpEvent, type HttpResult } from '../../shared/platform/http/exchange.ts';
import { respondRefusal } from '../../shared/platform/http/respond.ts';
import type { Invoke } from './invoke.ts';

interface AliasPorts {
  readonly ownerOf: (path: string) => string;
  readonly invoke: Invoke;
  readonly failed: (owner: string, error: unknown) => void;
}

/** The calls of Lambda's own that end when there is room again. */
const CROWDED = new Set(['TooManyRequestsException', 'ServiceException', 'EC2ThrottledException']);

const refusalOf = (error: unknown): Refusal =>
  error instanceof Error && CROWDED.has(error.name)
    ? refuse('service_unavailable', { headers: { 'Retry-After': '1' } })
    : refuse('internal_error');

/**
 * Answers a bare `/api` path with what the function that serves it below `/api/v1` answers: the event goes on as it
 * came, so that credentials, limits, tenants and errors are the very same (contract-cases C002, C005, C006).
 */
export const alias =
  ({ ownerOf, invoke, failed }: AliasPorts) =>
  async (event: HttpEvent): Promise<HttpResult> => {
    const owner = ownerOf(event.rawPath);
    try {
      return (await invoke(owner, event)) as HttpResult;
    } catch (error) {
      failed(owner, error);
      return respondRefusal(exchangeOf(event, Date.now()), refusalOf(error));
    }
  };
