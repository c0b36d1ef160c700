import { teamOfPlaced } from '../access/spaces/team-of-placed.ts';
import type { Key, TeamId } from '../platform/db/key.ts';
import type { Table } from '../platform/db/table.ts';
import { type Refusal, refuse } from '../platform/http/errors.ts';
import { type ContactCaller, type KeyCaller, participant, type UserCaller } from './callers.ts';

/** The part of a request that access checks read. */
export interface AccessContext {
  readonly caller: UserCaller | KeyCaller | ContactCaller;
  readonly team: TeamId;
  readonly db: Table;
  readonly now: Date;
}

/** The refusals of an inaccessible resource: 404, or 403 for contacts who are barred from the hub. */
export const INACCESSIBLE = ['not_found', 'account_suspended'] as const;

type Inaccessible = Refusal<(typeof INACCESSIBLE)[number]>;

/** The refusal of a resource that the caller may not access. */
export const inaccessible = (why: 'not_found' | 'barred'): Inaccessible =>
  refuse(why === 'barred' ? 'account_suspended' : why);

type Admit<T, Options extends readonly unknown[]> = (
  db: Table,
  caller: AccessContext['caller'],
  team: TeamId,
  id: string,
  now: Date,
  ...options: Options
) => Promise<T | 'not_found' | 'barred'>;

/** Returns the resource if the caller may access it, else a refusal. */
export const admitting =
  <T extends object, Options extends readonly unknown[]>(admit: Admit<T, Options>) =>
  async ({ caller, team, db, now }: AccessContext, id: string, ...options: Options): Promise<T | Inaccessible> => {
    const found = await admit(db, caller, team, id, now, ...options);
    return typeof found === 'string' ? inaccessible(found) : found;
  };

/** Any authenticated caller, on a path that names a resource by its id. `keyOf` builds the resource's key in a team. */
export const participantOf = (param: string, keyOf: (team: TeamId, id: string) => Key | undefined) =>
  participant({ tenancy: teamOfPlaced(param, keyOf) });
