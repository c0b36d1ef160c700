import { type AccessContext, inaccessible } from '../../shared/api/admitted.ts';
import { ATTACHABLE } from '../../shared/community/attachments/attachment-targets.ts';
import { hubExists } from '../../shared/hubs/hubs/hub-exists.ts';
import { attachments } from '../../shared/media/attachments/attachments.ts';

/** The attachment, if its target is visible to the caller. */
export const findAttachment = async ({ caller, team, db, now }: AccessContext, id: string) => {
  const attachment = await attachments(db, team).get(id);
  if (!attachment) return inaccessible('not_found');
  const { target_type, target_id, hub_id: hub } = attachment;
  const target = await ATTACHABLE[target_type]({ db, caller, team, id: target_id, now });
  if (typeof target === 'string') return inaccessible(target);
  const exists = target.hub !== undefined || (await hubExists(db, { team, hub }));
  return exists ? { attachment, writable: target.writable, title: target.title ?? null } : inaccessible('not_found');
};
