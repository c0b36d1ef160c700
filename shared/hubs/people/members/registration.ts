import { checkPassword, hashPassword } from '../../../accounts/identity/password.ts';
import { all, live } from '../../../platform/db/expression.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { HubItem } from '../../hubs/hub-item.ts';
import type { ContactCredentialItem, SignedCredential } from '../contacts/contact-credentials.ts';
import { contactKey } from '../contacts/contact-item.ts';
import { contacts } from '../contacts/contacts.ts';
import { profiledContact, profileFieldsOf } from '../contacts/profile.ts';
import type { StoredFieldValues } from '../profile-fields/field-value.ts';
import { incompleteValues, sameValues, type ValueProblem } from '../profile-fields/field-values.ts';
import { barredAddresses } from './barred-addresses.ts';
import { members } from './members.ts';

interface Registration {
  readonly hub: HubItem;
  /** The credential of the address in the hub's team, if there is one. */
  readonly credential: ContactCredentialItem | undefined;
  readonly email: string;
  readonly name: string | null;
  readonly password: string | undefined;
  readonly status: 'active' | 'pending';
  /** The values of profile fields by key, and as they are stored for a new contact. */
  readonly profile: ReadProfile | undefined;
}

interface ReadProfile {
  readonly given: Readonly<Record<string, unknown>>;
  readonly values: StoredFieldValues;
}

/** Reads the values of a registration; required fields may be missing. Returns `undefined` if there are none. */
export const registeredProfile = async (
  db: Table,
  { team_id: team }: HubItem,
  given: Readonly<Record<string, unknown>>,
): Promise<ReadProfile | ValueProblem | undefined> => {
  if (Object.keys(given).length === 0) return undefined;
  const read = incompleteValues(await profileFieldsOf(db, team), undefined, given, 'self');
  return 'code' in read ? read : { given, values: read.values };
};

type Registered = SignedCredential;

/** The remaining write of a registration. Returns `undefined` if the contact cannot join. */
type Register = () => Promise<Registered | undefined>;

const cannotJoin: Register = async () => undefined;

/** Replaces values of a contact who registers. Nothing is written after a concurrent change, or if all were too large. */
const replaceValues = async (
  db: Table,
  { team, id }: { readonly team: string; readonly id: string },
  given: ReadProfile['given'],
  now: Date,
): Promise<void> => {
  const current = await profiledContact(db, team, id);
  const changed = current && incompleteValues(current.fields, current.contact, given, 'self');
  if (!changed || 'code' in changed) return;
  const set = { fields: { ...changed.values }, updated_at: now.toISOString(), actor: { type: 'contact', id } };
  await db.update(contactKey(team, id), { set }, all(live, sameValues(current.contact)));
};

/** An existing contact joins with their password, which proves their identity. Then the values replace theirs. */
const joinAsKnown = async (
  db: Table,
  known: ContactCredentialItem,
  { hub, password, status, profile }: Registration,
  now: Date,
): Promise<Register> => {
  if (password === undefined || !(await checkPassword(password, known.password_hash)).matches) return cannotJoin;
  const key = { team: hub.team_id, hub: hub.id };
  const actor = { type: 'contact', id: known.contact_id } as const;
  const person = { team: hub.team_id, id: known.contact_id };
  return async () => {
    if (!(await members(db, key).join(known.contact_id, status, actor, now))) return undefined;
    if (profile) await replaceValues(db, person, profile.given, now);
    return known;
  };
};

const joinAsNew = async (
  db: Table,
  { hub, email, name, password, status, profile: read }: Registration,
  now: Date,
): Promise<Register> => {
  const password_hash = password === undefined ? null : await hashPassword(password);
  const hubs = [{ id: hub.id, status }];
  return async () => {
    const profile = read && { profile: { fields: read.values } };
    const input = { email, name, password_hash, registers: true, hubs, ...profile };
    const made = await contacts(db, hub.team_id).create(input, now);
    return made === 'email_taken' ? undefined : { contact_id: made.id, generation: 1 };
  };
};

/**
 * Does the slow part of a registration without writing. It takes equally long for a barred address. The returned
 * function creates the membership. It returns `undefined` if the address is in use and the password does not match it,
 * if the contact cannot join the hub again, or if the address is barred.
 */
export const prepareRegistration = async (db: Table, registering: Registration, now: Date): Promise<Register> => {
  const { hub, credential, email } = registering;
  const [isBarred, register] = await Promise.all([
    barredAddresses(db, { team: hub.team_id, hub: hub.id }).has(email),
    credential ? joinAsKnown(db, credential, registering, now) : joinAsNew(db, registering, now),
  ]);
  return isBarred ? cannotJoin : register;
};
