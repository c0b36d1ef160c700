import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import { standardErrors } from '#standard-errors';
import { type ErrorCode, TITLES } from '../error-codes.ts';
import { JSON_API } from '../media-type.ts';
import { sizeDetail } from '../read-body.ts';
import type { RouteDeclaration } from '../route.ts';
import type { Components } from './components.ts';
import { DetailedErrorDocument, ErrorDocument } from './error-document.ts';
import { errorExample, SCHEMA_FAILURE } from './error-examples.ts';
import type { HeaderName } from './headers.ts';
import { operationId } from './names.ts';
import { isLimited, isRepeatable } from './parameters.ts';

type Failure = ErrorCode | typeof SCHEMA_FAILURE;

const when = <T>(condition: boolean | undefined, ...values: readonly T[]): readonly T[] => (condition ? values : []);

/** All failures of a route: those of the stack, derived from its declaration, and those of its handler. */
const failuresOf = (route: RouteDeclaration, admission: readonly ErrorCode[], store: boolean): ReadonlySet<Failure> => {
  const { body, maxRawBytes, method, response, limit, errors = [] } = route;
  return new Set<Failure>([
    'unsupported_parameter',
    ...admission,
    ...when<Failure>(response.kind !== 'plain', 'not_acceptable'),
    ...when<Failure>(body !== undefined, 'payload_too_large', 'unsupported_media_type'),
    ...when<Failure>(maxRawBytes !== undefined, 'payload_too_large'),
    ...when<Failure>((body?.form === 'envelope' || body?.form === 'either') && method !== 'POST', 'id_mismatch'),
    SCHEMA_FAILURE,
    ...when<Failure>(
      isRepeatable(route),
      'idempotency_key_reused',
      'idempotency_in_progress',
      'idempotency_answer_lost',
    ),
    ...when<Failure>(limit !== undefined, 'rate_limited'),
    ...errors,
    'internal_error',
    ...when<Failure>(store, 'service_unavailable'),
  ]);
};

const statusOf = (failure: Failure): number => (failure === SCHEMA_FAILURE ? 422 : standardErrors().codes[failure][0]);

const RETRYABLE: ReadonlySet<Failure> = new Set(['rate_limited', 'service_unavailable', 'idempotency_in_progress']);

const headersOf = (failures: readonly Failure[], limited: boolean): readonly HeaderName[] => [
  'X-Request-ID',
  ...when<HeaderName>(
    failures.some((failure) => statusOf(failure) === 401),
    'WWW-Authenticate',
  ),
  ...when<HeaderName>(failures.includes('version_conflict'), 'ETag'),
  ...when<HeaderName>(
    failures.some((failure) => RETRYABLE.has(failure)),
    'Retry-After',
  ),
  ...when<HeaderName>(
    failures.includes('payload_too_large') || failures.includes(SCHEMA_FAILURE),
    'Preference-Applied',
  ),
  ...when<HeaderName>(limited, 'RateLimit-Policy', 'RateLimit'),
];

/** The detail of a failure if it differs from the standard one: the route has another limit or other media types. */
const ownDetail = (failure: Failure, { body, maxRawBytes }: RouteDeclaration): string | undefined => {
  const max = body?.maxBytes ?? maxRawBytes;
  if (failure === 'payload_too_large') return max === undefined ? undefined : sizeDetail(max);
  return failure === 'unsupported_media_type' ? body?.unsupported : undefined;
};

const line = (failure: Failure, own?: string): string =>
  failure === SCHEMA_FAILURE
    ? '- no code: the request does not match its schema; `source` gives the location.'
    : `- \`${failure}\`: ${own ?? standardErrors().codes[failure][1]}`;

/** One response per status, with an example for each code. Routes with the same failures share it. */
export const failureResponses = (
  route: RouteDeclaration,
  admission: readonly ErrorCode[],
  components: Components,
  store: boolean,
): ZodOpenApiResponsesObject => {
  const byStatus = Map.groupBy([...failuresOf(route, admission, store)].sort(), statusOf);
  const responses = [...byStatus].map(([status, failures]) => {
    const detailed = route.detail === true && status === 422;
    const limited = isLimited(route);
    const details = failures.map((failure) => [failure, ownDetail(failure, route)] as const);
    const use = when(
      details.some(([, own]) => own),
      operationId(route),
    );
    const name = [status, ...failures, ...when(detailed, 'detail'), ...when(limited, 'limited'), ...use];
    const response = components.response(name.join('.'), () => ({
      description: `${TITLES[status] ?? 'Failed'}\n\n${details.map(([failure, own]) => line(failure, own)).join('\n')}`,
      headers: Object.fromEntries(headersOf(failures, limited).map((header) => [header, components.header(header)])),
      content: {
        [JSON_API]: {
          schema: detailed ? DetailedErrorDocument : ErrorDocument,
          examples: Object.fromEntries(
            details.map(([failure, own]) => [
              failure,
              own ? { value: errorExample(failure, own) } : components.example(failure),
            ]),
          ),
        },
      },
    }));
    return [String(status), response] as const;
  });
  return Object.fromEntries(responses) as ZodOpenApiResponsesObject;
};
