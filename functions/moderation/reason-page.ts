import type { ReportReason } from '../../shared/community/moderation/default-reasons.ts';
import { placeOf } from '../../shared/community/moderation/report-reasons.ts';
import { firstPage } from '../../shared/platform/db/page-of.ts';
import type { Page, PageRequest } from '../../shared/platform/db/query.ts';

/** One page of reasons in their order; it survives what is added or taken away before it. */
export const reasonPage = (inOrder: readonly ReportReason[], { limit, after }: PageRequest): Page<ReportReason> =>
  firstPage(
    inOrder.filter((reason) => placeOf(reason) > (after?.place ?? '')),
    limit,
    (last) => ({ place: placeOf(last) }),
  );
