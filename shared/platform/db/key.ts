/** The primary key of one item. Only the modules that own an entity build one, and only from its tenant. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** A team's own partition. */
export type TeamId = string;

/** A hub is addressed by its team and its id: under another team the key names nothing. */
export interface HubKey {
  readonly team: TeamId;
  readonly hub: string;
}

/** The hub that a row, a job or a path names. */
export const hubOf = ({ team_id, hub_id }: { readonly team_id: TeamId; readonly hub_id: string }): HubKey => ({
  team: team_id,
  hub: hub_id,
});

export const teamPartition = (team: TeamId): string => `TEAM#${team}`;

export const hubPartition = ({ team, hub }: HubKey): string => `TEAM#${team}#HUB#${hub}`;

/** What a team keeps about one contact stands together, whatever it is. */
export const contactPartition = (team: TeamId, contact: string): string => `${teamPartition(team)}#CONTACT#${contact}`;

/** What is one member's in a hub stands together, whatever it is. */
export const memberPartition = (hub: HubKey, contact: string): string => `${hubPartition(hub)}#MEMBER#${contact}`;

/** Whose partition a row stands in, or in a part of it; neither for the service's own rows. */
interface Tenant {
  readonly team_id: TeamId | null;
  readonly hub_id: string | null;
}

export const tenantOf = (partition: string): Tenant => {
  const [, team_id = null, hub_id = null] = /^TEAM#([^#]+)(?:#HUB#([^#]+))?(?:#|$)/.exec(partition) ?? [];
  return { team_id, hub_id };
};
