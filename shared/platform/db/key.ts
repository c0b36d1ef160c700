/** The primary key of an item. Only the module that owns the entity builds one, from its tenant. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

export type TeamId = string;

/** A hub is addressed by its team and its id; a key with another team matches no row. */
export interface HubKey {
  readonly team: TeamId;
  readonly hub: string;
}

/** The hub named by a row, a job or a path. */
export const hubOf = ({ team_id, hub_id }: { readonly team_id: TeamId; readonly hub_id: string }): HubKey => ({
  team: team_id,
  hub: hub_id,
});

export const teamPartition = (team: TeamId): string => `TEAM#${team}`;

export const hubPartition = ({ team, hub }: HubKey): string => `TEAM#${team}#HUB#${hub}`;

/** All rows of a team about one contact. */
export const contactPartition = (team: TeamId, contact: string): string => `${teamPartition(team)}#CONTACT#${contact}`;

/** All rows of one member in a hub. */
export const memberPartition = (hub: HubKey, contact: string): string => `${hubPartition(hub)}#MEMBER#${contact}`;

/** The tenant of a partition; both null for rows of the service itself. */
interface Tenant {
  readonly team_id: TeamId | null;
  readonly hub_id: string | null;
}

export const tenantOf = (partition: string): Tenant => {
  const [, team_id = null, hub_id = null] = /^TEAM#([^#]+)(?:#HUB#([^#]+))?(?:#|$)/.exec(partition) ?? [];
  return { team_id, hub_id };
};
