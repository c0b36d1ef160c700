import { type ApiKeyItem, apiKeyKey } from '../../shared/accounts/api-keys/api-key-item.ts';
import type { InvitationStatus } from '../../shared/accounts/invitations/invitation-item.ts';
import { mayInvite } from '../../shared/accounts/invitations/inviter.ts';
import { type RolesItem, rolesKey } from '../../shared/accounts/roles/roles.ts';
import { embeddedKeys, type NamedPerson } from '../../shared/hubs/people/embedded/embedded-person.ts';
import { attachPeople, withPeople } from '../../shared/hubs/people/embedded/with-people.ts';
import type { PresentDeps } from '../../shared/media/attachments/present-attachments.ts';
import { type Gathered, gather } from '../../shared/platform/db/gather.ts';
import type { Actor } from '../../shared/platform/db/item.ts';
import type { TeamId } from '../../shared/platform/db/key.ts';
import type { Table } from '../../shared/platform/db/table.ts';

const bothKinds = (team: TeamId, id: string) =>
  (['user', 'api_key'] as const).flatMap((type) => embeddedKeys({ type, id, team }));

/** The user or the API key with the id: ids of both are unique. */
const inTeam = (team: TeamId, id: string, rows: Gathered): NamedPerson => ({
  type: rows<ApiKeyItem>(apiKeyKey(team, id)) ? 'api_key' : 'user',
  id,
  team,
});

interface Invited {
  readonly role_id: string;
  readonly status?: InvitationStatus;
  readonly invited_by: string;
  readonly accepted_by: string | null;
}

/**
 * The invitations with the names of their role, of the inviter and of the user who accepted, in one round trip. A pending
 * one whose inviter may no longer invite is shown as revoked: it cannot be accepted.
 */
export const namedInvitations = async <T extends Invited>(
  db: Table,
  team: TeamId,
  invitations: readonly T[],
  showing: PresentDeps,
) => {
  const ids = invitations.flatMap(({ invited_by, accepted_by }) => [invited_by, ...(accepted_by ? [accepted_by] : [])]);
  const keys = invitations.length > 0 ? [rolesKey(team), ...ids.flatMap((id) => bothKinds(team, id))] : [];
  const rows = await gather(db, keys, { eventual: true });
  const roles = rows<RolesItem>(rolesKey(team))?.roles ?? {};
  const people = {
    invited_by: ({ invited_by }: Invited) => inTeam(team, invited_by, rows),
    accepted_by: ({ accepted_by }: Invited) => (accepted_by === null ? undefined : inTeam(team, accepted_by, rows)),
  };
  return attachPeople(invitations, people, rows, showing).map((invitation) => ({
    ...invitation,
    role_name: roles[invitation.role_id]?.name ?? null,
    ...(invitation.status === 'pending' &&
      !mayInvite(team, invitation, rows, showing.now) && { status: 'revoked' as const }),
  }));
};

/** The keys with the names of the users who created them, in one round trip. */
export const namedKeys = <T extends { readonly created_by: string }>(
  db: Table,
  team: TeamId,
  keys: readonly T[],
  showing: PresentDeps,
) => withPeople(db, keys, { created_by: ({ created_by: id }: T) => ({ type: 'user' as const, id, team }) }, showing);

interface Acted {
  readonly actor_type: Actor['type'];
  readonly actor_id: string;
}

/** The entries with the names of their actors, in one round trip. */
export const namedEntries = <T extends Acted>(db: Table, team: TeamId, entries: readonly T[], showing: PresentDeps) =>
  withPeople(db, entries, { actor: ({ actor_type: type, actor_id: id }: T) => ({ type, id, team }) }, showing);
