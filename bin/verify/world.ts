import type { Client } from './client.ts';

/** A user that the run registered. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** What the checks work with: two teams of the run, and callers of each kind. */
export interface World {
  readonly client: Client;
  /** The id of the run, part of all its names and addresses. */
  readonly run: string;
  /** The revision that must be running, if the caller named one. */
  readonly revision: string | undefined;
  readonly tokens: {
    /** The owner of the run's team. */
    readonly owner: string;
    /** The owner of the run's other team. */
    readonly stranger: string;
    readonly member: string;
    readonly second: string;
    readonly key: string;
    readonly strangersKey: string;
    readonly nobody: undefined;
  };
  readonly owner: Account & { readonly id: string };
  readonly member: Account & { readonly id: string };
  readonly second: Account & { readonly id: string };
  readonly team: string;
  readonly otherTeam: string;
  readonly hub: { readonly id: string; readonly slug: string };
  /** Another hub of the same team. */
  readonly sideHub: { readonly id: string; readonly slug: string };
  /** The hub of the other team. */
  readonly otherHub: { readonly id: string; readonly slug: string };
  readonly space: string;
}

export const inTeam = ({ team }: World, rest = ''): string => `/api/v1/teams/${team}${rest}`;
export const inHub = ({ team, hub }: World, rest = ''): string => `/api/v1/teams/${team}/hubs/${hub.id}${rest}`;
export const hubPath = ({ hub }: World, rest = ''): string => `/api/v1/hubs/${hub.id}${rest}`;
