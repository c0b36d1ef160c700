import { firstPage } from '../../platform/db/page-of.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { AttachmentItem } from './attachment-item.ts';

/** The sort key of an attachment within its target. */
const sortKeyOf = ({ position, id }: AttachmentItem): string => `${String(position).padStart(10, '0')}#${id}`;

/** One page of the attachments of a target. Attachments can be added or removed between pages. */
export const attachmentPage = (all: readonly AttachmentItem[], { limit, after }: PageRequest): Page<AttachmentItem> =>
  firstPage(
    all.filter((one) => sortKeyOf(one) > (after?.place ?? '')),
    limit,
    (last) => ({ place: sortKeyOf(last) }),
  );
