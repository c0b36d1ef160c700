import { standardErrors } from '#standard-errors';
import { aboutError } from './about-error.ts';
import type { ErrorItem, Refusal } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { pointer } from './problems.ts';

const sourced = (source: ErrorItem['source']) => (source ? { source } : {});

/** The document of a refusal. An invalid field is located in the body as it was sent. */
export const errorsDocument = ({ body, publicOrigin, requestId }: Exchange, refusal: Refusal) => {
  const { status, errors, field, index, details } = refusal;
  const { values, prefix = '' } = body ?? {};
  const at = values ? `/data/${index}/attributes` : prefix;
  const sourceOf = (name: string | undefined) =>
    name === undefined ? undefined : { pointer: pointer(at, name.split('.')) };
  const item = ({ code, detail: text, source: given, field: ownField, meta }: ErrorItem) => {
    const about = aboutError(publicOrigin, status, code);
    return {
      status: String(status),
      title: standardErrors().titles[status],
      ...(code && { code }),
      ...(about && { links: { about } }),
      detail: text,
      ...sourced(given ?? sourceOf(ownField ?? field)),
      meta: { ...meta, request_id: requestId },
    };
  };
  return { errors: errors.map(item), ...(details && { detail: details }) };
};
