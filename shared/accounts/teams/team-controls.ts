import { storeFailure } from '../../platform/db/failures.ts';
import type { Key } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';

/** What an operator of the service has set for a team. */
export interface TeamControl {
  /** Set while the team is paused: its requests with a credential are refused, and its automations, webhooks and emails wait. */
  readonly paused_at?: string;
  readonly reason?: string;
  /** The number of requests per minute of all callers of the team together. */
  readonly per_minute?: number;
}

/** The controls of all teams that have any, by the id of the team. */
export type TeamControls = Readonly<Record<string, TeamControl | undefined>>;

/** The one row with an attribute per team. It does not exist while no team has controls. */
export const TEAM_CONTROLS_KEY: Key = { pk: 'SERVICE', sk: 'TEAM_CONTROLS' };

/** A change applies everywhere after this time. */
export const CONTROLS_CACHE_MS = 10_000;

/** Reads the controls of all teams. */
export type ReadTeamControls = (now: number) => Promise<TeamControls>;

/**
 * One read of half a unit per process and ten seconds, however many requests it serves. While the store is unavailable,
 * the last known controls apply.
 */
export const teamControls = (db: Table): ReadTeamControls => {
  let known: TeamControls = {};
  let until = 0;
  let reading = Promise.resolve(known);
  return (now) => {
    if (now < until) return reading;
    until = now + CONTROLS_CACHE_MS;
    reading = db.get<TeamControls>(TEAM_CONTROLS_KEY, { eventual: true }).then(
      (row) => {
        known = row ?? {};
        return known;
      },
      (error) => {
        until = 0;
        if (storeFailure(error) !== 'unavailable') throw error;
        return known;
      },
    );
    return reading;
  };
};

/** Whether a team is paused now, for workers. */
export type IsPaused = (team: string, now: Date) => Promise<boolean>;

export const pausedTeams = (db: Table): IsPaused => {
  const read = teamControls(db);
  return async (team, now) => (await read(now.getTime()))[team]?.paused_at !== undefined;
};
