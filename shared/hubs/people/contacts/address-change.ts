import { type AddressChange, oneTimeTokens } from '../../../accounts/identity/one-time-tokens.ts';
import { all, equals, live } from '../../../platform/db/expression.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { isLastRequest, isUndoable, stateOfChange } from './change-state.ts';
import { type ContactCredentialItem, contactCredentialKey, contactCredentials } from './contact-credentials.ts';
import { contactCredentialEntity } from './contact-credentials-key.ts';
import { type AddressMove, type ContactItem, contactKey, PENDING } from './contact-item.ts';
import { claimableBy, heldAddress, UNDO_DAYS } from './held-address.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const PROOF_SECONDS = DAY_SECONDS;

/** The holder of the old address can allow a change for seven days, and undo it for seven days after the proof. */
export const UNDO_SECONDS = UNDO_DAYS * DAY_SECONDS + PROOF_SECONDS + UNDO_DAYS * DAY_SECONDS;

/** The change of the token is still pending. */
export const isPending = ({ requested_at, to }: AddressChange) =>
  all(live, equals('pending_since', requested_at), equals('pending_email', to));

interface Moving {
  readonly contact: ContactItem;
  readonly credential: ContactCredentialItem;
  readonly to: string;
  readonly moves: readonly AddressMove[];
}

/** A move to a proved address. It drops the password, and ends every session and access token. */
const moveSteps = (
  team: TeamId,
  { contact: { id, email: from, pending_since, pending_email }, credential, to, moves }: Moving,
  left: Step,
  now: Date,
): readonly Step[] => {
  const [at, generation] = [now.toISOString(), credential.generation + 1];
  const proved = { contact_id: id, password_hash: null, generation, address_proved_at: at, updated_at: at };
  return [
    {
      label: 'email',
      put: { ...contactCredentialKey(team, to), entity: contactCredentialEntity, ...proved },
      condition: claimableBy(id, now),
    },
    {
      ...left,
      label: 'credential',
      condition: all(live, equals('contact_id', id), equals('generation', credential.generation)),
    },
    {
      label: 'contact',
      update: contactKey(team, id),
      change: {
        set: {
          email: to,
          least_generation: generation,
          moves: moves.map((move) => ({ ...move })),
          updated_at: at,
          actor: { type: 'contact', id },
        },
        initial: { recipient_since: at },
        remove: PENDING,
      },
      condition: all(
        live,
        equals('email', from),
        isLastRequest(pending_since),
        ...(pending_email ? [equals('pending_email', pending_email)] : []),
      ),
    },
  ];
};

const read = async (db: Table, { team_id: team, contact_id }: AddressChange) => {
  const contact = await db.get<ContactItem>(contactKey(team, contact_id));
  const credential = contact && (await contactCredentials(db, team).get(contact.email));
  return { contact, credential: credential?.contact_id === contact_id ? credential : undefined };
};

/** Proves the new address and moves the contact there. The old address stays reserved until the undo expires. */
export const proveNewAddress = (
  db: Table,
  token: string,
  now: Date,
): Promise<AddressChange | 'email_taken' | undefined> =>
  retryUntilCommitted<{ readonly is: AddressChange | 'email_taken' | undefined }>(async () => {
    const tokens = oneTimeTokens(db);
    const grant = await tokens.peek('contact_email', token, now);
    if (!grant) return { is: undefined };
    const { team_id: team, from, to, requested_at } = grant;
    const { contact, credential } = await read(db, grant);
    if (!contact || contact.pending_consent || stateOfChange(contact, grant, now) !== 'pending')
      return { is: undefined };
    if (!credential) return undefined;
    const kept = (contact.moves ?? []).filter((move) => isUndoable(move, now));
    const moves = [...kept, { from, requested_at, moved_at: now.toISOString() }];
    const left = { put: heldAddress(team, from, contact.id, now) };
    const moved = await db.transact([
      tokens.useStep('contact_email', token, now),
      ...moveSteps(team, { contact, credential, to, moves }, left, now),
    ]);
    if (moved.ok) return { is: grant };
    return moved.failed.some(({ label }) => label === 'email') ? { is: 'email_taken' } : undefined;
  }).then(({ is }) => is);

/**
 * Undoes a change, and all changes after it: cancels a pending one, or restores the old address. The credentials chosen
 * since end. Idempotent; `undefined` if the undo has expired, or another change or undo has replaced the change.
 */
export const keepOldAddress = (db: Table, token: string, now: Date): Promise<AddressChange | undefined> =>
  retryUntilCommitted<{ readonly is: AddressChange | undefined }>(async () => {
    const grant = await oneTimeTokens(db).peek('contact_email_undo', token, now);
    if (!grant) return { is: undefined };
    const { team_id: team, from: to, requested_at } = grant;
    const { contact, credential } = await read(db, grant);
    const state = stateOfChange(contact, grant, now);
    if (!contact || state === 'over') return { is: undefined };
    if (state === 'kept') return { is: grant };
    if (state !== 'moved') {
      const set = { updated_at: now.toISOString(), actor: { type: 'contact', id: contact.id } };
      const change = { set, remove: PENDING };
      return (await db.update(contactKey(team, contact.id), change, isPending(grant))).ok ? { is: grant } : undefined;
    }
    const { moves = [] } = contact;
    const nth = moves.findIndex((move) => move.requested_at === requested_at);
    if (!credential) return undefined;
    const left = { remove: contactCredentialKey(team, contact.email) };
    const moving = { contact, credential, to, moves: moves.slice(0, nth) };
    return (await db.transact(moveSteps(team, moving, left, now))).ok ? { is: grant } : undefined;
  }).then(({ is }) => is);
