import { firstPage } from '../../platform/db/page-of.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { AttachmentItem } from './attachment-item.ts';

/** Where an attachment stands among those of its thing. */
const placeOf = ({ position, id }: AttachmentItem): string => `${String(position).padStart(10, '0')}#${id}`;

/** One page of what is attached to a thing, in its order; it survives what is added or taken away before `after`. */
export const attachmentPage = (all: readonly AttachmentItem[], { limit, after }: PageRequest): Page<AttachmentItem> =>
  firstPage(
    all.filter((one) => placeOf(one) > (after?.place ?? '')),
    limit,
    (last) => ({ place: placeOf(last) }),
  );
