import { type ApiKeyItem, apiKeyKey, isKeyValid } from '../../accounts/api-keys/api-key-item.ts';
import type { Subject } from '../../accounts/identity/token.ts';
import type { HubItem } from '../../hubs/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { isRevokedFor } from '../../hubs/people/contacts/revocation.ts';
import { isAdmitted, isBarred, type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import type { Key } from '../../platform/db/key.ts';
import { Refusal, refuse } from '../../platform/http/errors.ts';
import { type AdmissionOutcome, type AdmissionRequest, forbidden, foreignTeam, hubKeyOf } from './admission.ts';
import { unauthorized } from './unauthorized.ts';

type Contact = Extract<Subject, { kind: 'contact' }>;

/** A contact with a token, or with a stream ticket, which a sign-out after its proof revokes. */
type Presented = Contact & { readonly proved_at?: string };

/** Deleting the contact revokes every token and ticket. */
const isRevoked = (presented: Presented, contact: ContactItem | undefined): boolean =>
  !contact || isRevokedFor(contact, presented);

export const admitContact = async (presented: Presented, request: AdmissionRequest): Promise<AdmissionOutcome> => {
  const { proved_at: _, ...subject } = presented;
  const { rule, params, db, now } = request;
  const { id, team } = subject;
  if (params.team_id !== undefined && params.team_id !== team)
    return foreignTeam(params, 'The caller is not a contact of this team.');
  const hubKey = hubKeyOf(team, params);
  const prefetchKeys = rule.prefetch?.(team, subject, params) ?? [];
  const base = { ...subject, kind: 'contact' } as const;
  const read = async (keys: readonly Key[]) => {
    const { actor } = subject;
    const actorKeys = actor ? [apiKeyKey(team, actor)] : [];
    const rows = await db.getMany<unknown>([contactKey(team, id), ...actorKeys, ...keys]);
    const [contact, key] = rows;
    /* The scopes of a key never change, so a valid key may still act. */
    if (
      isRevoked(presented, contact as ContactItem | undefined) ||
      (actor && !isKeyValid(key as ApiKeyItem | undefined, now))
    )
      return unauthorized('revoked');
    if (actor && rule.inPerson) return forbidden();
    return rows.slice(1 + actorKeys.length);
  };
  if (!hubKey) {
    const caller = { ...base, member: undefined };
    const prefetched = await read(prefetchKeys);
    if (prefetched instanceof Refusal) return prefetched;
    return { caller, team, hub: undefined, missing: params.hub_id !== undefined, prefetched };
  }
  const inHub = { team, hub: params.hub_id ?? '' };
  const rows = await read([hubKey, memberKey(inHub, id), ...prefetchKeys]);
  if (rows instanceof Refusal) return rows;
  const [hub, member, ...prefetched] = rows as [HubItem?, MemberItem?, ...unknown[]];
  const isMember = hub !== undefined && member !== undefined && isAdmitted(member, now);
  const admitted = isMember || (hub !== undefined && rule.anyStanding === true);
  if (hub && !admitted && isBarred(member?.status)) return refuse('account_suspended');
  const caller = { ...base, member: isMember ? member : undefined };
  if (admitted && hub.gated && !rule.withoutAccessRule) {
    const isOpen = await rule.gate?.(db, caller, hub, new Date(now));
    if (!isOpen) return refuse('access_rule_not_met');
  }
  return { caller, team, hub: admitted ? hub : undefined, missing: !admitted, prefetched };
};
