import type { TeamId } from '../../shared/db/key.ts';
import type { Table } from '../../shared/db/table.ts';
import { type AdmittedDiscussion, admitDiscussion } from '../../shared/discussions/admit-discussion.ts';
import { discussionKey } from '../../shared/discussions/discussion-item.ts';
import type { ContactCaller, KeyCaller, UserCaller } from '../../shared/http/callers.ts';
import { participant } from '../../shared/http/callers.ts';
import { type Refusal, refuse } from '../../shared/http/errors.ts';
import { teamOfPlaced } from '../../shared/spaces/team-of-placed.ts';

/** A request, as far as access needs it. */
export interface Asked {
  readonly caller: UserCaller | KeyCaller | ContactCaller;
  readonly team: TeamId;
  readonly db: Table;
  readonly now: Date;
}

/** Callers of what hangs on a discussion that the path names by its id alone. */
export const discussionParticipant = () => participant({ tenancy: teamOfPlaced('discussion_id', discussionKey) });

/** The discussion where it is there for the caller; else why not. */
export const admitted = async (
  { caller, team, db, now }: Asked,
  id: string,
  options: { readonly withAuthor?: boolean } = {},
): Promise<AdmittedDiscussion | Refusal<'not_found' | 'account_suspended'>> => {
  const found = await admitDiscussion(db, caller, team, id, now, options);
  if (found === 'missing') return refuse('not_found');
  return found === 'turned_away' ? refuse('account_suspended') : found;
};
