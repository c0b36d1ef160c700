import * as z from 'zod';
import { pagePosition } from '../../platform/queue/page-position.ts';

const ofTeam = { team_id: z.string() };
const ofHub = { ...ofTeam, hub_id: z.string() };
const after = pagePosition.optional();

/** A deletion that follows from another one. */
export const removalJob = z.discriminatedUnion('kind', [
  /** The bytes of a file. */
  z.object({ kind: z.literal('file'), ...ofHub, file_id: z.string() }),
  /** The attachments of a media. */
  z.object({ kind: z.literal('media'), ...ofTeam, media_id: z.string() }),
  /** The avatars and other personal data of a contact. */
  z.object({ kind: z.literal('contact'), ...ofTeam, contact_id: z.string() }),
  /** All files of a deleted hub, after a row of its media. `later`: an earlier file could not be deleted yet. */
  z.object({ kind: z.literal('hub'), ...ofHub, after, later: z.boolean().optional() }),
  /** All rows and files of a deleted team: one page, in one of several passes. */
  z.object({
    kind: z.literal('team'),
    ...ofTeam,
    /** The table and the position of the page. Absent at the start of a pass. */
    table: z.enum(['rows', 'index']).optional(),
    after,
    /** The number of this pass, and how many rows it has found. */
    pass: z.int().optional(),
    found: z.int().optional(),
    /** The pass does not begin before this time. */
    not_before: z.iso.datetime().optional(),
  }),
  /** The content of a banned member, or what an undo brings back; the progress is that of the worker. */
  z.object({
    kind: z.literal('content'),
    ...ofHub,
    removal_id: z.string(),
    list: z.int().optional(),
    after,
    within: pagePosition.optional(),
    is_last_pass: z.boolean().optional(),
  }),
  /** Conversations of a member who was banned or unbanned, after a position. */
  z.object({ kind: z.literal('conversations'), ...ofHub, contact_id: z.string(), after }),
]);
export type RemovalJob = z.output<typeof removalJob>;
