import type { DomainEvent } from '../../platform/ledger/domain-event.ts';
import type { DeriveJob } from './derive-job.ts';
import { INDEXED_TYPES } from './derive-parts.ts';

const POINTS: ReadonlySet<string> = new Set(['achievement.earned', 'achievement.revoked']);
const REACTIONS: ReadonlySet<string> = new Set(['reaction.added', 'reaction.removed']);

/** The changes of a profile field after which the text of profiles is another. */
const READ_OF_FIELDS: ReadonlySet<string> = new Set(['visibility', 'options']);

/** The indexing job of an event, if any. */
export const deriveJobOf = ({
  type,
  team_id,
  hub_id,
  resource_type,
  resource_id: id,
  contact_id,
  changed,
}: DomainEvent): DeriveJob | undefined => {
  const [what = ''] = type.split('.', 1);
  if (team_id === null) return undefined;
  /* A contact's tags are of the team, and found in every hub of the contact. */
  if (what === 'contact' || (what === 'member' && hub_id === null && resource_type === 'contacts'))
    return { kind: 'person', team_id, id };
  if (
    type === 'profile_field.deleted' ||
    (type === 'profile_field.updated' && changed.some((name) => READ_OF_FIELDS.has(name)))
  )
    return { kind: 'person', team_id, id, everyone: true };
  if (hub_id === null) return undefined;
  const ofMember = (contact: string) =>
    ({ kind: 'thing', thing: 'member', team_id, hub_id, id: contact, counts_only: true }) as const;
  if (POINTS.has(type) && contact_id !== undefined) return ofMember(contact_id);
  if (what === 'space_member') return ofMember(id);
  if (REACTIONS.has(type)) {
    const thing = resource_type === 'comments' ? 'comment' : 'discussion';
    return { kind: 'thing', thing, team_id, hub_id, id, counts_only: true };
  }
  const thing = INDEXED_TYPES.find((one) => one === what);
  return thing && { kind: 'thing', thing, team_id, hub_id, id };
};
