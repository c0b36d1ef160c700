import { type HubItem, hubItemKey } from '../../../hubs/hubs/hub-item.ts';
import { isOfDomain } from '../../../hubs/identity-providers/email-domain.ts';
import type { IdentityProviderItem } from '../../../hubs/identity-providers/identity-provider-item.ts';
import { proveAddress } from '../../../hubs/people/contacts/address-proof.ts';
import { contactCredentials } from '../../../hubs/people/contacts/contact-credentials.ts';
import { contacts } from '../../../hubs/people/contacts/contacts.ts';
import { barredAddresses } from '../../../hubs/people/members/barred-addresses.ts';
import type { MemberItem } from '../../../hubs/people/members/member-item.ts';
import { members, statusOnRegistering } from '../../../hubs/people/members/members.ts';
import type { Table } from '../../../platform/db/table.ts';
import { speaksFor } from '../contact-provider.ts';
import { type HubAccess, hubAccess } from '../hub-access.ts';
import { fillProfile } from './fill-profile.ts';
import type { VerifiedPerson } from './verified-person.ts';

/** The sign-in that the person may complete on the hub's site. */
interface Admitted {
  readonly contact_id: string;
  readonly generation: number;
  readonly access: HubAccess;
}

/** `other_address`: the provider does not speak for the contact of this address, or for none with it. */
type NotAdmitted = 'pending' | 'closed' | 'other_address';

type Provider = Pick<IdentityProviderItem, 'email_domains'>;

/** Whether the provider may bring a person whom the team does not know: a provider without a list brings any. */
const mayBring = ({ email_domains = [] }: Provider, email: string): boolean =>
  email_domains.length === 0 || isOfDomain(email, email_domains);

/**
 * Creates the contact, or lets an existing one join the hub, as a registration does. `refused` if they may not join, or
 * did at the same time.
 */
const register = async (
  db: Table,
  hub: HubItem,
  { email, name }: VerifiedPerson,
  known: { readonly contact_id: string } | undefined,
  now: Date,
): Promise<NotAdmitted | 'joined' | 'refused'> => {
  const key = { team: hub.team_id, hub: hub.id };
  const status = statusOnRegistering(hub);
  if (!status || (await barredAddresses(db, key).has(email))) return 'closed';
  if (known) {
    const actor = { type: 'contact', id: known.contact_id } as const;
    if (!(await members(db, key).join(known.contact_id, status, actor, now))) return 'refused';
  } else {
    const hubs = [{ id: hub.id, status }];
    const input = { email, name, password_hash: null, proved: true, registers: true, hubs };
    if ((await contacts(db, key.team).create(input, now)) === 'email_taken') return 'refused';
  }
  return status === 'active' ? 'joined' : 'pending';
};

/** A sign-in that others of the same person overtake is tried again. */
const ATTEMPTS = 3;

/**
 * Signs in the contact with a verified address if the provider speaks for them, or registers them if the hub allows it.
 * The provider's word counts as a proof of the address: a password from before is dropped. Of several sign-ins at once,
 * each is admitted.
 */
export const admitVerified = async (
  db: Table,
  { team_id: team, id }: HubItem,
  provider: Provider,
  person: VerifiedPerson,
  now: Date,
): Promise<Admitted | NotAdmitted> => {
  const key = { team, hub: id };
  const hub = await db.get<HubItem>(hubItemKey(key));
  if (!hub) return 'closed';
  const { email } = person;
  const speaks = (contact: string, member: MemberItem | undefined) =>
    speaksFor(db, key, provider, { contact, email, member }, now);
  const admit = async (): Promise<Admitted | undefined> => {
    const credential = await contactCredentials(db, team).get(email);
    if (!credential) return undefined;
    const { contact_id } = credential;
    const member = await members(db, key).get(contact_id);
    const access = (await speaks(contact_id, member)) ? await hubAccess(db, key, contact_id, member, now) : undefined;
    const proved = access && (await proveAddress(db, { team, email }, credential, now));
    if (!proved) return undefined;
    await fillProfile(db, team, contact_id, person, now);
    return { contact_id, generation: proved.generation, access };
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const admitted = await admit();
    if (admitted) return admitted;
    const known = await contactCredentials(db, team).get(email);
    const member = known && (await members(db, key).get(known.contact_id));
    if (member?.status === 'pending') return 'pending';
    const isAllowed = known ? await speaks(known.contact_id, member) : mayBring(provider, email);
    if (!isAllowed) return 'other_address';
    const registered = await register(db, hub, person, known, now);
    if (registered === 'pending' || registered === 'closed') return registered;
  }
  return (await admit()) ?? 'closed';
};
