import type { AddressChange } from '../../../accounts/identity/one-time-tokens.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type AddressMove, type ContactItem, contactKey } from './contact-item.ts';
import { undoEnd } from './held-address.ts';

/** Whether the owner can still undo the move. */
export const isUndoable = ({ moved_at }: AddressMove, now: Date): boolean => now.getTime() <= undoEnd(moved_at);

/**
 * What became of a requested change. `asked`: the holder of the old address may allow it. `pending`: it waits for the
 * proof, or was not allowed in time. `moved`: it can be undone. `kept`: the contact has the old address, and no change is
 * requested. `over`: it was replaced, can no longer be undone, or the contact is gone.
 */
export type ChangeState = 'asked' | 'pending' | 'moved' | 'kept' | 'over';

export const stateOfChange = (
  contact: ContactItem | undefined,
  { from, requested_at }: AddressChange,
  now: Date,
): ChangeState => {
  if (!contact) return 'over';
  const { email, pending_since, pending_consent, moves = [] } = contact;
  if (pending_since === requested_at)
    return pending_consent && now.getTime() <= undoEnd(requested_at) ? 'asked' : 'pending';
  const move = moves.find((one) => one.requested_at === requested_at);
  if (move) return isUndoable(move, now) ? 'moved' : 'over';
  return email === from && pending_since === undefined ? 'kept' : 'over';
};

/** What became of a change, read now. */
export const changeState = async (db: Table, change: AddressChange, now: Date): Promise<ChangeState> =>
  stateOfChange(await db.get<ContactItem>(contactKey(change.team_id, change.contact_id)), change, now);
