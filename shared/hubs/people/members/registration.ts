import { checkPassword, hashPassword } from '../../../accounts/identity/password.ts';
import type { Table } from '../../../platform/db/table.ts';
import type { HubItem } from '../../hubs/hub-item.ts';
import type { ContactCredentialItem, SignedCredential } from '../contacts/contact-credentials.ts';
import { contacts } from '../contacts/contacts.ts';
import { barredAddresses } from './barred-addresses.ts';
import { members } from './members.ts';

interface Registration {
  readonly hub: HubItem;
  /** Of the contact who has the address in the hub's team already. */
  readonly credential: ContactCredentialItem | undefined;
  readonly email: string;
  readonly name: string | null;
  readonly password: string | undefined;
  readonly status: 'active' | 'pending';
}

type Registered = SignedCredential;

/** The write that is left to do; it answers `undefined` where the contact cannot join. */
type Register = () => Promise<Registered | undefined>;

const cannotJoin: Register = async () => undefined;

/** An existing contact joins with their password, which proves their identity. */
const joinAsKnown = async (
  db: Table,
  known: ContactCredentialItem,
  { hub, password, status }: Registration,
  now: Date,
): Promise<Register> => {
  if (password === undefined || !(await checkPassword(password, known.password_hash)).matches) return cannotJoin;
  const key = { team: hub.team_id, hub: hub.id };
  const actor = { type: 'contact', id: known.contact_id } as const;
  return async () => ((await members(db, key).join(known.contact_id, status, actor, now)) ? known : undefined);
};

const joinAsNew = async (
  db: Table,
  { hub, email, name, password, status }: Registration,
  now: Date,
): Promise<Register> => {
  const password_hash = password === undefined ? null : await hashPassword(password);
  const hubs = [{ id: hub.id, status }];
  return async () => {
    const made = await contacts(db, hub.team_id).create({ email, name, password_hash, registers: true, hubs }, now);
    return made === 'email_taken' ? undefined : { contact_id: made.id, generation: 1 };
  };
};

/**
 * Does the slow work of a registration, which takes as long for a barred address as for any other, and writes nothing.
 * What it answers writes the contact as a member of the hub, or answers `undefined` where the address is somebody
 * else's, in the hub already, or barred from it.
 */
export const prepareRegistration = async (db: Table, registering: Registration, now: Date): Promise<Register> => {
  const { hub, credential, email } = registering;
  const [isBarred, register] = await Promise.all([
    barredAddresses(db, { team: hub.team_id, hub: hub.id }).has(email),
    credential ? joinAsKnown(db, credential, registering, now) : joinAsNew(db, registering, now),
  ]);
  return isBarred ? cannotJoin : register;
};
