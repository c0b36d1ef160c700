import type { AccessContext } from '../../shared/api/admitted.ts';
import { ATTACHABLE } from '../../shared/community/attachments/attachment-targets.ts';
import { hubExists } from '../../shared/hubs/hubs/hub-exists.ts';
import type { AttachmentItem } from '../../shared/media/attachments/attachment-item.ts';
import { attachments } from '../../shared/media/attachments/attachments.ts';

export type Found =
  | { readonly attachment: AttachmentItem; readonly writable: boolean; readonly title: string | null }
  | { readonly refused: 'not_found' | 'account_suspended' };

/** The attachment, if its target is visible to the caller. */
export const findAttachment = async ({ caller, team, db, now }: AccessContext, id: string): Promise<Found> => {
  const attachment = await attachments(db, team).get(id);
  if (!attachment) return { refused: 'not_found' };
  const { target_type, target_id, hub_id: hub } = attachment;
  const target = await ATTACHABLE[target_type]({ db, caller, team, id: target_id, now });
  if (target === 'not_found') return { refused: 'not_found' };
  if (target === 'barred') return { refused: 'account_suspended' };
  const exists = target.hub !== undefined || (await hubExists(db, { team, hub }));
  return exists ? { attachment, writable: target.writable, title: target.title ?? null } : { refused: 'not_found' };
};
