import type { TeamId } from '../../shared/db/key.ts';
import type { Table } from '../../shared/db/table.ts';
import type { AttachmentItem } from '../../shared/media/attachment-item.ts';
import { ATTACHABLE } from '../../shared/media/attachment-targets.ts';
import { attachments } from '../../shared/media/attachments.ts';
import type { Reader } from '../../shared/spaces/readers.ts';

/** A request, as far as access needs it. */
export interface Asked {
  readonly caller: Reader;
  readonly team: TeamId;
  readonly db: Table;
  readonly now: Date;
}

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
