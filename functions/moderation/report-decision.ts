import * as z from 'zod';
import { described } from '#docs';
import { REPORT_ACTIONS } from '../../shared/community/moderation/report-action.ts';
import type { Closing } from '../../shared/community/moderation/report-cases.ts';
import type { Actor } from '../../shared/platform/db/item.ts';

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

/** How reports are closed; undefined if they stay open. */
export const closingOf = (
  { status, resolution_note }: z.output<typeof Decision>,
  actor: Actor,
  now: Date,
): Closing | undefined => status && { decision: { status, resolution_note }, actor, now };
