import { all, equals, live } from '../../../platform/db/expression.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { retryUntilCommitted } from '../../../platform/db/retry-until-committed.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import {
  type ContactCredentialItem,
  contactCredentialKey,
  contactCredentials,
  type SignedCredential,
} from './contact-credentials.ts';
import { contactKey } from './contact-item.ts';

/**
 * The steps that record a proof of the address by email. The password may have been set by another person, so it is
 * dropped, or replaced with `chosen`, and every session and stream ticket ends. Access tokens are revoked as well, unless
 * the address `wasProved` before.
 */
export const provedSteps = (
  team: TeamId,
  email: string,
  { contact_id, generation }: Pick<ContactCredentialItem, 'contact_id' | 'generation'>,
  now: Date,
  { chosen, wasProved = false }: { readonly chosen: string | null; readonly wasProved?: boolean },
): readonly Step[] => {
  const timestamp = now.toISOString();
  return [
    {
      label: 'credential',
      update: contactCredentialKey(team, email),
      change: {
        set: { password_hash: chosen, updated_at: timestamp },
        initial: { address_proved_at: timestamp },
        add: { generation: 1 },
      },
      condition: all(live, equals('contact_id', contact_id), equals('generation', generation)),
    },
    {
      label: 'contact',
      update: contactKey(team, contact_id),
      change: {
        set: { signed_out_at: timestamp, ...(!wasProved && { least_generation: generation + 1 }) },
        initial: { recipient_since: timestamp },
      },
      condition: all(live, equals('email', email)),
    },
  ];
};

/**
 * Records a proof of the address by email and returns the credential. The first proof drops the password, which another
 * person may have set, and ends every session in one write. `chosen` replaces the password every time; later proofs
 * without it write nothing. Returns `undefined` if the address no longer belongs to the contact.
 */
export const proveAddress = (
  db: Table,
  { team, email }: { readonly team: TeamId; readonly email: string },
  first: ContactCredentialItem,
  now: Date,
  chosen: string | null = null,
): Promise<SignedCredential | undefined> => {
  let seen: ContactCredentialItem | undefined = first;
  return retryUntilCommitted<{ readonly is: SignedCredential | undefined }>(async () => {
    const current = seen ?? (await contactCredentials(db, team).get(email));
    seen = undefined;
    if (current?.contact_id !== first.contact_id) return { is: undefined };
    if (current.address_proved_at !== undefined && chosen === null) return { is: current };
    const wasProved = current.address_proved_at !== undefined;
    const written = await db.transact(provedSteps(team, email, current, now, { chosen, wasProved }));
    if (!written.ok) return written.failed.some(({ label }) => label === 'contact') ? { is: undefined } : undefined;
    const { contact_id, generation } = current;
    return { is: { contact_id, generation: generation + 1, address_proved_at: now.toISOString() } };
  }).then(({ is }) => is);
};
