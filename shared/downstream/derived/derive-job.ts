import * as z from 'zod';
import { pagePosition } from '../../platform/queue/page-position.ts';
import { INDEXED_TYPES, PARTS } from './derive-parts.ts';

const ofTeam = { team_id: z.uuid() };
const ofHub = { ...ofTeam, hub_id: z.uuid() };
const after = pagePosition.optional();

/**
 * Indexing jobs. A job contains no state; the worker reads it. `thing` and `person` are old words in queued jobs: an
 * indexed resource and a contact.
 */
export const deriveJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('thing'),
    thing: z.enum(INDEXED_TYPES),
    ...ofHub,
    id: z.uuid(),
    /**
     * Only counts of a post, or the points or spaces of a member, changed; the text did not. An earlier release indexes
     * the text again, so that both releases can run side by side.
     */
    counts_only: z.boolean().optional(),
  }),
  /** A contact, in every hub of the contact. */
  z.object({
    kind: z.literal('person'),
    ...ofTeam,
    id: z.uuid(),
    /**
     * All contacts of the team, from a position on, because the profile field with the `id` changed. An earlier release
     * finds no contact with the id and does nothing, so that both releases can run side by side.
     */
    everyone: z.boolean().optional(),
    after,
  }),
  /** All contacts of a team, from a position on, for operators. */
  z.object({ kind: z.literal('team'), ...ofTeam, after }),
  /** The comments on a target, or the replies to `root`, from a position on. */
  z.object({
    kind: z.literal('comments'),
    ...ofHub,
    target: z.uuid(),
    root: z.uuid().optional(),
    run: z.int().optional(),
    after,
  }),
  /** The discussions of a space that wait for a review, from a position on. */
  z.object({ kind: z.literal('waiting'), ...ofHub, space: z.uuid(), after }),
  /** A whole hub: one part, from a position on. */
  z.object({ kind: z.literal('hub'), ...ofHub, part: z.enum(PARTS).optional(), after }),
]);
export type DeriveJob = z.output<typeof deriveJob>;
