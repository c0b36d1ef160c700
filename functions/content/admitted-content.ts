import { type AdmittedContent, admitContent } from '../../shared/content/admit-content.ts';
import type { TeamId } from '../../shared/db/key.ts';
import type { Table } from '../../shared/db/table.ts';
import type { ContactCaller, KeyCaller, UserCaller } from '../../shared/http/callers.ts';
import { type Refusal, refuse } from '../../shared/http/errors.ts';

/** A request, as far as access needs it. */
export interface Asked {
  readonly caller: UserCaller | KeyCaller | ContactCaller;
  readonly team: TeamId;
  readonly db: Table;
  readonly now: Date;
}

/** The node where it is there for the caller; else why not. */
export const admittedContent = async (
  { caller, team, db, now }: Asked,
  id: string,
): Promise<AdmittedContent | Refusal<'not_found' | 'account_suspended'>> => {
  const found = await admitContent(db, caller, team, id, now);
  if (found === 'missing') return refuse('not_found');
  return found === 'turned_away' ? refuse('account_suspended') : found;
};
