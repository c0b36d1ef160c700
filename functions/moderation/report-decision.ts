import * as z from 'zod';
import { described } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import type { KeyCaller, UserCaller } from '../../shared/api/callers.ts';
import { actOnTarget, REPORT_ACTIONS } from '../../shared/community/moderation/report-action.ts';
import type { Closing } from '../../shared/community/moderation/report-cases.ts';
import type { ReportItem } from '../../shared/community/moderation/report-item.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { refuse } from '../../shared/platform/http/errors.ts';

export const Note = z.string().trim().max(2000).nullable();

/** The decision of a moderator about a report or a case. */
export const Decision = z.object({
  status: z
    .enum(['resolved', 'dismissed'])
    .optional()
    .meta(described('Closes all open reports of the target. Leave it out to keep them open.')),
  resolution_note: Note.default(null).meta(described('A note about the decision, at most 2,000 characters.')),
  action: z.enum(REPORT_ACTIONS).optional().meta(described('Hides or restores the reported discussion or comment.')),
});

interface Deciding {
  readonly caller: UserCaller | KeyCaller;
  readonly db: Table;
  readonly now: Date;
}

/** Acts on the target of a report or case, and closes its reports, as a moderator decided. Returns the refusal, if any. */
export const decide = async (
  reported: Pick<ReportItem, 'status' | 'team_id' | 'target_type' | 'target_id'>,
  { status, resolution_note, action }: z.output<typeof Decision>,
  close: (closing: Closing) => Promise<'closed' | 'illegal_transition'>,
  { caller, db, now }: Deciding,
) => {
  if (status && reported.status !== 'open') return refuse('illegal_transition', { field: 'status' });
  const actor = actorOf(caller);
  const acted = action && (await actOnTarget(db, reported, action, { moderator: caller, actor, now }));
  if (acted === 'illegal_transition' || acted === 'not_hideable') return refuse(acted, { field: 'action' });
  const closed = status && (await close({ decision: { status, resolution_note }, actor, now }));
  return closed === 'illegal_transition' ? refuse(closed, { field: 'status' }) : undefined;
};
