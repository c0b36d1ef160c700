import { isBannedEverywhere } from '../../shared/hubs/people/members/banned-everywhere.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { type Refusal, refuse } from '../../shared/platform/http/errors.ts';
import type { SelfCaller } from './person.ts';

interface Context {
  readonly caller: SelfCaller;
  readonly db: Table;
  readonly now: Date;
}

/** Refuses a change of what others see of a contact who is banned from a hub and an active member of none. */
export const refuseIfBanned = async ({
  caller,
  db,
  now,
}: Context): Promise<Refusal<'account_suspended'> | undefined> => {
  if (caller.kind !== 'contact' || !(await isBannedEverywhere(db, caller.team, caller.id, now))) return undefined;
  return refuse('account_suspended', {
    detail: 'A banned contact who is an active member of no hub of the team cannot change their profile or pictures.',
  });
};
