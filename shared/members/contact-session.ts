import type { TeamId } from '../db/key.ts';
import type { SessionOwner } from '../identity/sessions.ts';
import { type ContactCredentialItem, contactCredentialKey } from './contact-credentials.ts';

/** Whose session begins when a contact signs in. Their token holds in every hub of the team that lets them in. */
export const contactSession = (
  team: TeamId,
  email: string,
  { contact_id: id, generation }: Pick<ContactCredentialItem, 'contact_id' | 'generation'>,
): SessionOwner => ({
  subject: { kind: 'contact', id, team },
  credential: contactCredentialKey(team, email),
  generation,
});
