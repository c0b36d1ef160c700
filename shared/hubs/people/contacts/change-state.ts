import type { AddressChange } from '../../../accounts/identity/one-time-tokens.ts';
import { absent, type Condition, equals } from '../../../platform/db/expression.ts';
import type { Table } from '../../../platform/db/table.ts';
import { type AddressMove, type ContactItem, contactKey } from './contact-item.ts';
import { undoEnd } from './held-address.ts';

/** No change of the address was requested since the contact was read. */
export const isLastRequest = (pending_since: string | undefined): Condition =>
  pending_since === undefined ? absent('pending_since') : equals('pending_since', pending_since);

/** Whether the owner can still undo the move. */
export const isUndoable = ({ moved_at }: AddressMove, now: Date): boolean => now.getTime() <= undoEnd(moved_at);

/** The change that was requested at this time, if it is pending or can be undone. */
export const requestedChange = (contact: ContactItem, requested_at: string): AddressChange | undefined => {
  const { id: contact_id, team_id, email, pending_email, pending_since, moves = [] } = contact;
  const change = { team_id, contact_id, requested_at };
  if (pending_since === requested_at && pending_email) return { ...change, from: email, to: pending_email };
  const nth = moves.findIndex((move) => move.requested_at === requested_at);
  const move = moves[nth];
  return move && { ...change, from: move.from, to: moves[nth + 1]?.from ?? email };
};

/**
 * What became of a requested change. `asked`: the holder of the old address may allow it. `pending`: it waits for the
 * proof, or was not allowed in time. `moved`: it can be undone. `kept`: the contact has the old address, and no change is
 * requested. `over`: it was replaced, can no longer be undone, or the contact is gone.
 */
export type ChangeState = 'asked' | 'pending' | 'moved' | 'kept' | 'over';

export const stateOfChange = (
  contact: ContactItem | undefined,
  { from, to, requested_at }: AddressChange,
  now: Date,
): ChangeState => {
  if (!contact) return 'over';
  const { email, pending_since, pending_consent, moves = [] } = contact;
  const current = requestedChange(contact, requested_at);
  if (!current) return email === from && pending_since === undefined ? 'kept' : 'over';
  if (current.from !== from || current.to !== to) return 'over';
  if (pending_since === requested_at)
    return pending_consent && now.getTime() <= undoEnd(requested_at) ? 'asked' : 'pending';
  const move = moves.find((one) => one.requested_at === requested_at);
  return move && isUndoable(move, now) ? 'moved' : 'over';
};

/** What became of a change, read now. */
export const changeState = async (db: Table, change: AddressChange, now: Date): Promise<ChangeState> =>
  stateOfChange(await db.get<ContactItem>(contactKey(change.team_id, change.contact_id)), change, now);
