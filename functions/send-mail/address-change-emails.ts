import { oneTimeTokens } from '../../shared/accounts/identity/one-time-tokens.ts';
import { type TeamItem, teamKey } from '../../shared/accounts/teams/team-item.ts';
import { addressConsentEmail, addressNoticeEmail, addressProofEmail } from '../../shared/delivery/email/messages.ts';
import { PROOF_SECONDS, UNDO_SECONDS } from '../../shared/hubs/people/contacts/address-change.ts';
import { requestedChange } from '../../shared/hubs/people/contacts/change-state.ts';
import { type ContactItem, contactKey } from '../../shared/hubs/people/contacts/contact-item.ts';
import { rowsAt } from '../../shared/platform/db/rows-at.ts';
import { type ComposedEmail, composed, type Job, link, type MailDeps } from './mail-deps.ts';

/** The proof to the new address or the notice to the old one; `undefined` if the change was canceled or undone. */
export const addressChange = async (
  { kind, team_id, contact_id, requested_at }: Job<'contact_email_proof' | 'contact_email_notice'>,
  deps: MailDeps,
): Promise<ComposedEmail | undefined> => {
  const { db, now } = deps;
  const keys = [contactKey(team_id, contact_id), teamKey(team_id)];
  const [contact, team] = await rowsAt<[ContactItem, TeamItem]>(db, keys);
  const change = contact && requestedChange(contact, requested_at);
  if (!change || !team) return undefined;
  const context = { kind, team_id, hub_id: null, contact_id };
  const [tokens, emailed] = [oneTimeTokens(db), await deps.token()];
  if (kind === 'contact_email_notice') {
    const token = await tokens.store('contact_email_undo', change, UNDO_SECONDS, now, emailed);
    const url = link(deps, token, 'old-address');
    const isAsked = contact.pending_since === requested_at && contact.pending_consent === true;
    const message = (isAsked ? addressConsentEmail : addressNoticeEmail)(change.from, team.name, url);
    /* A left address is a tombstone, whose proof cannot be read any more. */
    const left = change.from !== contact.email && { isUnverified: false };
    return { ...composed(message, context), ...left };
  }
  if (contact.pending_since !== requested_at || contact.pending_consent) return undefined;
  const token = await tokens.store('contact_email', change, PROOF_SECONDS, now, emailed);
  return composed(addressProofEmail(change.to, team.name, link(deps, token, 'new-address')), context);
};
