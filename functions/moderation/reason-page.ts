import { firstPage } from '../../shared/db/page-of.ts';
import type { Page, PageRequest } from '../../shared/db/query.ts';
import type { ReportReason } from '../../shared/moderation/default-reasons.ts';

/** One page of reasons in their order; it survives what is added or taken away before it. */
export const reasonPage = (inOrder: readonly ReportReason[], { limit, after }: PageRequest): Page<ReportReason> => {
  const [position, id] = [Number(after?.position ?? -1), after?.id ?? ''];
  const rest = inOrder.filter(
    (reason) => reason.position > position || (reason.position === position && reason.id > id),
  );
  return firstPage(rest, limit, (last) => ({ position: String(last.position), id: last.id }));
};
