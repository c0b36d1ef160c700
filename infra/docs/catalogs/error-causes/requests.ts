import { MAX_BYTES } from '../../../../functions/members/imports.ts';
import { MAX_RECEIPT_BYTES } from '../../../../functions/webhooks/receipts.ts';
import { MAX_PAYLOAD_BYTES } from '../../../../shared/platform/callbacks/callback-item.ts';
import { MIB, sizeText } from '../../../../shared/platform/http/read-body.ts';
import type { ErrorCause } from './error-cause.ts';

/** Errors about the request itself: headers, idempotency keys, limits and failures of the service. */
export const REQUEST_CAUSES = {
  id_mismatch: {
    cause: 'The `data.id` of the envelope is another id than that of the path.',
    fix: 'Send the id of the path, or leave `data.id` out.',
  },
  idempotency_answer_lost: {
    cause:
      'The function that handled the first request stopped after its first write and before it stored the response. Whether everything was written is unknown.',
    fix: 'Read the resource to see what was written. If it is missing, send the request again with a new key.',
  },
  idempotency_in_progress: {
    cause:
      'Another request of the same caller with the same key has not finished, often a retry that was sent before the first response arrived.',
    fix: 'Wait for the seconds in `Retry-After`, and send the same request with the same key. You then get the response of the first request.',
  },
  idempotency_key_reused: {
    cause:
      'The caller used the key within the last 24 hours at the same path with a body that differs, even if only in white space.',
    fix: 'Create one key for each new request, and send exactly the same bytes when you retry.',
  },
  internal_error: {
    cause: 'The service has a fault that it did not expect. The request can have been carried out in part.',
    fix: 'Retry with the same `Idempotency-Key`. If the error stays, contact support with `meta.request_id`.',
  },
  limit_reached: {
    cause:
      'The team, hub or resource already has as many items of this kind as it can have, for example webhook endpoints, roles or profile fields. Activity with too many different targets returns it too.',
    fix: 'Delete an item that you no longer need, or split the request. [Limits](/docs/limits) lists the numbers.',
  },
  no_updatable_fields: {
    cause:
      'The update of a team has none of the attributes that the operation can change. A misspelt attribute name is ignored, so a body can look empty to the service.',
    fix: 'Send at least one attribute of the operation. `Prefer: handling=strict` shows names that are unknown.',
  },
  not_acceptable: {
    cause:
      '`Accept` names application/vnd.api+json only with media type parameters that the service does not support, such as `ext`.',
    fix: 'Send `Accept: application/vnd.api+json` without parameters, or no `Accept`.',
  },
  not_found: {
    cause:
      'No resource has the id, it was deleted, or the caller is not allowed to know that it exists. These cases look the same on purpose.',
    fix: 'Check the id, and that it belongs to the hub of the path. Then check that the token is for the right team and that the member can see the resource.',
  },
  outside_window: {
    cause: '`occurred_at` of an activity is in the future, or more than seven days ago.',
    fix: 'Send activity soon after it happens, with the time in UTC. Check the clock of the sender.',
  },
  payload_too_large: {
    cause: `The body is larger than the operation accepts: ${sizeText(MIB)}, but ${sizeText(MAX_BYTES)} for an import of contacts, ${sizeText(MAX_PAYLOAD_BYTES)} for an event of a provider and ${sizeText(MAX_RECEIPT_BYTES)} for a webhook delivery to verify. The detail names the limit.`,
    fix: 'Send fewer resources in one request. Upload files to the upload form, not in the body of a request.',
  },
  rate_limited: {
    cause:
      'The caller made more calls than the operation allows in its window, or the IP address, recipient or team reached another limit.',
    fix: 'Wait for the seconds in `Retry-After`, then send the same request. [Limits](/docs/limits) lists all limits.',
  },
  service_unavailable: {
    cause:
      'A store that the service needs did not answer, concurrent writes to the same rows did not settle, or an update of the service is moving the operation. Nothing was written.',
    fix: 'Send the same request again after the seconds in `Retry-After`, with increasing delays.',
  },
  slug_taken: {
    cause:
      'Another resource of the same kind uses the slug: hubs share slugs across all teams, spaces and templates within their hub or team.',
    fix: 'Send another `slug`, for example with a number at the end. Leave it out where the service can derive it from the name.',
  },
  team_context_required: {
    cause: 'The path names no team, and the platform token is for none. A user of several teams has no default team.',
    fix: 'Send the header `X-Team-ID`, or sign in with `team_id`.',
  },
  unsupported_media_type: {
    cause:
      'The request has a body, and its `Content-Type` is neither JSON:API nor JSON, nor another type that the operation names, such as `text/csv` of an import. `application/vnd.api+json` with parameters other than `profile` and `charset=utf-8`, and `text/csv` in another charset than UTF-8, count as another type; parameters of `application/json` are not read.',
    fix: 'Send `Content-Type: application/vnd.api+json` or `application/json`, or another type that the detail names.',
  },
  unsupported_parameter: {
    cause:
      'The operation does not know the query parameter, filter or sort in `source.parameter`, or cannot combine it with another one of the request.',
    fix: 'Use only the parameters that the reference lists for the operation. Check the brackets of `filter[…]` and `page[…]`.',
  },
  version_conflict: {
    cause: 'The version in `If-Match` is not the current one, because another request changed the resource in between.',
    fix: 'Get the resource, apply your change to it again, and send the new `ETag`. `meta.current_version` is the current version.',
  },
} as const satisfies Record<string, ErrorCause>;
