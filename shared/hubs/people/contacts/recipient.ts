import { absent, all, equals, exists, live } from '../../../platform/db/expression.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { FailedStep, Step, Transacted } from '../../../platform/db/transaction.ts';
import { type ContactCredentialItem, contactCredentialKey } from './contact-credentials.ts';
import { type ContactItem, contactKey } from './contact-item.ts';

const STEP: unique symbol = Symbol('step');
const PROOF: unique symbol = Symbol('proof');

/** A step that gives a contact something of value. Only `benefitSteps` turns it into a transaction step. */
export interface Benefit {
  readonly [STEP]: Step;
}

/** A contact who may receive benefits. Only this module creates one. */
export interface Recipient {
  /** The steps to write with each benefit. */
  readonly [PROOF]: readonly Step[];
}

/** Why a benefit needs no proof of the address: the contact acts themselves, or has no way to sign in yet. */
type NoProofReason = 'registers' | 'joins' | 'enters' | 'earns' | 'buys' | 'is_new' | 'is_erased' | 'is_nobody_yet';

/** The contact who receives a benefit; `hub` is the hub that the email names. */
interface RecipientKey {
  readonly team: TeamId;
  readonly contact: string;
  readonly hub: string | null;
}

/** The label of the steps that a recipient adds. */
const RECIPIENT = 'recipient';

export const benefit = (step: Step): Benefit => ({ [STEP]: step });

/** A recipient whose benefits need no proof of the address. */
export const withoutProof = (_: NoProofReason): Recipient => ({ [PROOF]: [] });

/** The benefits as steps of a transaction, with the steps that keep them for the owner of the address. */
export const benefitSteps = (recipient: Recipient, benefits: readonly Benefit[]): readonly Step[] =>
  benefits.length === 0 ? [] : [...recipient[PROOF], ...benefits.map((one) => one[STEP])];

const isProved = all(live, exists('recipient_since'));

/** A contact without credentials from before the proof of the address; otherwise the write fails. */
const provedRecipient = ({ team, contact }: RecipientKey): Recipient => ({
  [PROOF]: [{ check: contactKey(team, contact), condition: isProved, label: RECIPIENT }],
});

/** Records on the contact that the address was proved earlier. */
const recordProof = (whom: RecipientKey, { email }: ContactItem, now: Date): Step => ({
  update: contactKey(whom.team, whom.contact),
  change: { initial: { recipient_since: now.toISOString() } },
  condition: all(live, equals('email', email)),
  label: RECIPIENT,
});

/**
 * Revokes the password, sessions and access tokens from before the proof of the address. The change of `closed_at` in
 * the stream sends a sign-in email to the owner of the address.
 */
const revokeAccess = (
  whom: RecipientKey,
  contact: ContactItem,
  credential: ContactCredentialItem,
  now: Date,
): readonly Step[] => {
  const { generation, contact_id } = credential;
  const timestamp = now.toISOString();
  return [
    {
      update: contactCredentialKey(whom.team, contact.email),
      change: {
        set: { password_hash: null, closed_at: timestamp, closed_for: whom.hub, updated_at: timestamp },
        add: { generation: 1 },
      },
      condition: all(
        live,
        equals('contact_id', contact_id),
        equals('generation', generation),
        absent('address_proved_at'),
      ),
      label: RECIPIENT,
    },
    {
      update: contactKey(whom.team, whom.contact),
      change: { set: { recipient_since: timestamp, least_generation: generation + 1 } },
      condition: all(live, equals('email', contact.email), absent('recipient_since')),
      label: RECIPIENT,
    },
  ];
};

/** The contact as a recipient; `undefined` if they do not exist. `known` saves a read. */
export const recipientOf = (
  db: Table,
  whom: RecipientKey,
  now: Date,
  known?: ContactItem | undefined,
): Promise<Recipient | undefined> => {
  let seen = known;
  return retryUntilCommitted<{ readonly is: Recipient | undefined }>(async () => {
    const contact = seen ?? (await db.get<ContactItem>(contactKey(whom.team, whom.contact)));
    seen = undefined;
    if (!contact) return { is: undefined };
    if (contact.recipient_since !== undefined) return { is: provedRecipient(whom) };
    const credential = await db.get<ContactCredentialItem>(contactCredentialKey(whom.team, contact.email));
    if (credential?.contact_id !== whom.contact) return undefined;
    if (credential.address_proved_at !== undefined) return { is: { [PROOF]: [recordProof(whom, contact, now)] } };
    return { is: { [PROOF]: revokeAccess(whom, contact, credential, now) } };
  }).then(({ is }) => is);
};

/** The recipient; nothing has to be written with a benefit to a contact who was erased meanwhile. */
export const recipientOrErased = (recipient: Recipient | undefined): Recipient =>
  recipient ?? withoutProof('is_erased');

const isProofConflict = ({ label, current }: FailedStep): boolean =>
  label === RECIPIENT && current !== undefined && current.buried_at === undefined;

/** Whether a write failed because the contact does not exist. */
export const isContactMissing = (written: Transacted): boolean =>
  !written.ok && written.failed.some((step) => step.label === RECIPIENT && !isProofConflict(step));

/**
 * Writes the steps for the recipient. Assumes a proved recipient first, which costs no read; otherwise revokes earlier
 * credentials in the same write. Retries after concurrent writes.
 */
export const transactForRecipient = async (
  db: Table,
  whom: RecipientKey,
  now: Date,
  steps: (recipient: Recipient) => readonly Step[],
): Promise<Transacted> => {
  const first = await db.transact(steps(provedRecipient(whom)));
  if (first.ok || !first.failed.some(isProofConflict)) return first;
  return retryUntilCommitted(async () => {
    const recipient = await recipientOf(db, whom, now);
    const written = await db.transact(steps(recipient ?? provedRecipient(whom)));
    return written.ok || !written.failed.some(isProofConflict) ? written : undefined;
  });
};
