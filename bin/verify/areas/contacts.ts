import { expects } from '../expect.ts';
import { as, envelope } from '../requests.ts';
import { valueAt } from '../value-at.ts';
import { inHub, inTeam, type World } from '../world.ts';

/**
 * A contact without a password. Grants go to these: what is given to a registered member ends a password that was
 * chosen before the address was verified, and with it the sessions that other checks use.
 */
export const createContact = async (world: World, name: string): Promise<string> => {
  const body = envelope('contacts', { email: `verify-${world.run}-${name}@example.com` });
  const made = expects(await as(world, 'owner').post(inTeam(world, '/contacts'), body), { status: 201 });
  return String(valueAt(made.json, 'data.id'));
};

/** A contact without a password who is a member of the hub. */
export const createMember = async (world: World, name: string): Promise<string> => {
  const contact_id = await createContact(world, name);
  const body = envelope('members', { contact_id, role: 'member' });
  expects(await as(world, 'owner').post(inHub(world, '/members'), body), { status: 201 });
  return contact_id;
};
