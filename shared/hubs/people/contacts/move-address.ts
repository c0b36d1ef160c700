import { absent, all, type Condition, equals, live } from '../../../platform/db/expression.ts';
import type { Attributes } from '../../../platform/db/item.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { Step } from '../../../platform/db/transaction.ts';
import { isLastRequest } from './change-state.ts';
import { type ContactCredentialItem, contactCredentialKey, contactCredentials } from './contact-credentials.ts';
import { contactCredentialEntity } from './contact-credentials-key.ts';
import { type ContactItem, contactKey } from './contact-item.ts';
import { claimableBy, holderOfAddress } from './held-address.ts';
import { noPurchaseStep } from './known-hubs.ts';

/** What a change of an address by the team depends on. */
export interface AddressRights {
  /** Whether the emails of the change may be sent. */
  mayEmail(contact: ContactItem, to: string): Promise<boolean>;
  /** Whether the caller may act for members. For others, the holder of a used address must allow its change. */
  readonly mayActForMembers: boolean;
  hasPurchases(contact: ContactItem): Promise<boolean>;
}

/** The rights of work that changes no address of a contact who has ever signed in. */
export const NO_ADDRESS_RIGHTS: AddressRights = {
  mayEmail: async () => true,
  mayActForMembers: false,
  hasPurchases: async () => true,
};

/** The change of one contact. */
interface Change {
  readonly to: string;
  /** The other attributes to set. */
  readonly set: Attributes;
  readonly unchanged: Condition;
  readonly now: Date;
}

/**
 * Whether nobody has used the address: the contact did not register, and never had a password, a proof, a session or an
 * API key that acts for them. A contact from before `recipient_since` counts as used.
 */
const isUnused = (
  { recipient_since, acting_token }: ContactItem,
  { password_hash, generation, address_proved_at }: ContactCredentialItem,
): boolean =>
  recipient_since !== undefined &&
  acting_token === undefined &&
  password_hash === null &&
  generation === 1 &&
  address_proved_at === undefined;

/**
 * The steps that correct an unused address; they fail once it was used. The change of `closed_at` sends a sign-in email
 * to the new address.
 */
const correctionSteps = (team: TeamId, from: ContactCredentialItem, to: string, now: Date): readonly Step[] => [
  {
    label: 'email',
    put: {
      ...contactCredentialKey(team, to),
      entity: contactCredentialEntity,
      contact_id: from.contact_id,
      password_hash: null,
      generation: from.generation,
      closed_at: now.toISOString(),
      closed_for: null,
      updated_at: now.toISOString(),
    },
    condition: claimableBy(from.contact_id, now),
  },
  {
    remove: { pk: from.pk, sk: from.sk },
    condition: all(
      equals('contact_id', from.contact_id),
      equals('generation', from.generation),
      equals('password_hash', null),
      absent('address_proved_at'),
    ),
    label: 'credential',
  },
  noPurchaseStep(team, from.contact_id),
];

/** The time that names a change: now, or later than the last change of the contact, so that no two have one name. */
const requestTime = ({ pending_since, moves = [] }: ContactItem, now: Date): string => {
  const last = Math.max(...[pending_since, moves.at(-1)?.requested_at].map((at) => (at ? Date.parse(at) : 0)));
  return new Date(Math.max(now.getTime(), last + 1)).toISOString();
};

/** Requests the change of a used address. It takes effect when the new address is proved. */
const request = async (
  db: Table,
  team: TeamId,
  contact: ContactItem,
  needsConsent: boolean,
  { to, set, unchanged, now }: Change,
): Promise<ContactItem | 'email_taken' | undefined> => {
  const { id, email: from } = contact;
  const holder = await holderOfAddress(db, team, to, now);
  if (holder !== undefined && holder !== id) return 'email_taken';
  const pending = { pending_email: to, pending_since: requestTime(contact, now) };
  const change = {
    set: { ...set, ...pending, ...(needsConsent && { pending_consent: true }) },
    ...(!needsConsent && { remove: ['pending_consent'] }),
  };
  const condition = all(live, equals('email', from), isLastRequest(contact.pending_since), unchanged);
  const written = await db.update<ContactItem>(contactKey(team, id), change, condition);
  return written.ok ? written.value : undefined;
};

/** Corrects an unused address at once, and requests the change of any other; `undefined` after a concurrent change. */
export const moveAddress = async (
  db: Table,
  team: TeamId,
  contact: ContactItem,
  rights: AddressRights,
  change: Change,
): Promise<ContactItem | 'email_taken' | 'not_found' | undefined> => {
  const { id, email: from } = contact;
  const { to, set, unchanged, now } = change;
  const credential = await contactCredentials(db, team).get(from);
  if (credential?.contact_id !== id) return undefined;
  const requested = () => request(db, team, contact, !rights.mayActForMembers, change);
  if (!isUnused(contact, credential) || (await rights.hasPurchases(contact))) return requested();
  const moved = await db.transact([
    ...correctionSteps(team, credential, to, now),
    {
      update: contactKey(team, id),
      change: { set: { ...set, email: to } },
      condition: all(equals('email', from), absent('acting_token'), unchanged),
      label: 'contact',
    },
  ]);
  if (moved.ok) return (await db.get<ContactItem>(contactKey(team, id))) ?? 'not_found';
  if (moved.failed.some(({ label }) => label === 'email')) return 'email_taken';
  return moved.failed.some(({ label }) => label === 'purchases') ? requested() : undefined;
};
