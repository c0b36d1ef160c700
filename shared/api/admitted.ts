import { teamOfPlaced } from '../access/spaces/team-of-placed.ts';
import type { Key, TeamId } from '../platform/db/key.ts';
import type { Table } from '../platform/db/table.ts';
import { type Refusal, refuse } from '../platform/http/errors.ts';
import { type ContactCaller, type KeyCaller, participant, type UserCaller } from './callers.ts';

/** A request, as far as access to a thing needs it. */
export interface Asked {
  readonly caller: UserCaller | KeyCaller | ContactCaller;
  readonly team: TeamId;
  readonly db: Table;
  readonly now: Date;
}

/**
 * How a thing is refused to whom it is not there for; all but those whom a hub turned away are told that it does not
 * exist.
 */
export const NOT_THERE = ['not_found', 'account_suspended'] as const;

type Admit<T, Options extends readonly unknown[]> = (
  db: Table,
  caller: Asked['caller'],
  team: TeamId,
  id: string,
  now: Date,
  ...options: Options
) => Promise<T | 'not_found' | 'barred'>;

/** Answers with the thing where it is there for the caller; else why not. */
export const admitting =
  <T extends object, Options extends readonly unknown[]>(admit: Admit<T, Options>) =>
  async (
    { caller, team, db, now }: Asked,
    id: string,
    ...options: Options
  ): Promise<T | Refusal<(typeof NOT_THERE)[number]>> => {
    const found = await admit(db, caller, team, id, now, ...options);
    if (found === 'not_found') return refuse('not_found');
    return found === 'barred' ? refuse('account_suspended') : found;
  };

/**
 * Whoever has a credential, on a path that names a thing by its id alone; `keyOf` says where it would stand in a team.
 */
export const participantOf = (param: string, keyOf: (team: TeamId, id: string) => Key | undefined) =>
  participant({ tenancy: teamOfPlaced(param, keyOf) });
