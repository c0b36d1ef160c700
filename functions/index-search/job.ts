import * as z from 'zod';
import { INDEXED_TYPES, type IndexJob, PARTS } from '../../shared/downstream/search/index-queue.ts';

const ofHub = { team_id: z.uuid(), hub_id: z.uuid() };

const Job = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('thing'),
    thing: z.enum(INDEXED_TYPES),
    ...ofHub,
    id: z.uuid(),
    counts_only: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('person'),
    team_id: z.uuid(),
    id: z.uuid(),
    everyone: z.boolean().optional(),
    after: z.record(z.string(), z.string()).optional(),
  }),
  z.object({
    kind: z.literal('team'),
    team_id: z.uuid(),
    after: z.record(z.string(), z.string()).optional(),
  }),
  z.object({
    kind: z.literal('comments'),
    ...ofHub,
    target: z.uuid(),
    root: z.uuid().optional(),
    run: z.int().optional(),
    after: z.record(z.string(), z.string()).optional(),
  }),
  z.object({
    kind: z.literal('waiting'),
    ...ofHub,
    space: z.uuid(),
    after: z.record(z.string(), z.string()).optional(),
  }),
  z.object({
    kind: z.literal('hub'),
    ...ofHub,
    part: z.enum(PARTS).optional(),
    after: z.record(z.string(), z.string()).optional(),
  }),
]);

/** Parses a message; throws for an unknown job, so that it moves to the dead-letter queue. */
export const readJob = (body: string): IndexJob => Job.parse(JSON.parse(body));
