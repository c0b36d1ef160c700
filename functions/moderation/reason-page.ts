import type { PageRequest } from '../../shared/db/query.ts';
import type { ListPage } from '../../shared/http/response.ts';
import type { ReportReason } from '../../shared/moderation/default-reasons.ts';

/** One page of reasons in their order; it survives what is added or taken away before it. */
export const reasonPage = (inOrder: readonly ReportReason[], { limit, after }: PageRequest): ListPage<ReportReason> => {
  const [position, id] = [Number(after?.position ?? -1), after?.id ?? ''];
  const rest = inOrder.filter(
    (reason) => reason.position > position || (reason.position === position && reason.id > id),
  );
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return rest.length > limit && last ? { items, next: { position: String(last.position), id: last.id } } : { items };
};
