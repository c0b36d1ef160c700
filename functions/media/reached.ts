import { ATTACHABLE } from '../../shared/attachments/attachment-targets.ts';
import type { Asked } from '../../shared/http/admitted.ts';
import type { AttachmentItem } from '../../shared/media/attachment-item.ts';
import { attachments } from '../../shared/media/attachments.ts';

export type Found =
  | { readonly attachment: AttachmentItem; readonly writable: boolean }
  | { readonly refused: 'not_found' | 'account_suspended' };

/** The attachment, where what it is attached to is there for the caller. */
export const reached = async ({ caller, team, db, now }: Asked, id: string): Promise<Found> => {
  const attachment = await attachments(db, team).get(id);
  if (!attachment) return { refused: 'not_found' };
  const { target_type, target_id } = attachment;
  const target = await ATTACHABLE[target_type]({ db, caller, team, id: target_id, now });
  if (target === 'missing') return { refused: 'not_found' };
  return target === 'turned_away' ? { refused: 'account_suspended' } : { attachment, writable: target.writable };
};
