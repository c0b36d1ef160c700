import { firstPage } from '../../shared/db/page-of.ts';
import type { Page, PageRequest } from '../../shared/db/query.ts';
import type { ReportReason } from '../../shared/moderation/default-reasons.ts';
import { placeOf } from '../../shared/moderation/report-reasons.ts';

/** One page of reasons in their order; it survives what is added or taken away before it. */
export const reasonPage = (inOrder: readonly ReportReason[], { limit, after }: PageRequest): Page<ReportReason> =>
  firstPage(
    inOrder.filter((reason) => placeOf(reason) > (after?.place ?? '')),
    limit,
    (last) => ({ place: placeOf(last) }),
  );
