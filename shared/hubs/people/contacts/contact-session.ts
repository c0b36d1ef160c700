import type { SessionOwner } from '../../../accounts/identity/sessions.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { contactCredentialKey, type SignedCredential } from './contact-credentials.ts';

/** Whose session begins when a contact signs in. Their token holds in every hub of the team that lets them in. */
export const contactSession = (
  team: TeamId,
  email: string,
  { contact_id: id, generation }: SignedCredential,
): SessionOwner => ({
  subject: { kind: 'contact', id, team, generation },
  credential: contactCredentialKey(team, email),
  generation,
});
