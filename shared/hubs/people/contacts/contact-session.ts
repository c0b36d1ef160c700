import type { SessionOwner } from '../../../accounts/identity/sessions.ts';
import type { Subject } from '../../../accounts/identity/token.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import { contactCredentialKey, type SignedCredential } from './contact-credentials.ts';

/**
 * The owner of a contact's new session, which ends with the identity provider, if it began with one. Its token is valid
 * in every hub of the team that admits the contact.
 */
export const contactSession = (
  team: TeamId,
  email: string,
  { contact_id: id, generation }: SignedCredential,
  provider?: Extract<Subject, { kind: 'contact' }>['provider'],
): SessionOwner => ({
  subject: { kind: 'contact', id, team, generation, ...(provider && { provider }) },
  credential: contactCredentialKey(team, email),
  generation,
});
