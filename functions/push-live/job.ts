import * as z from 'zod';
import type { LiveJob } from '../../shared/downstream/live/live-queue.ts';

const ofTeam = { team_id: z.uuid() };

const Job = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hub'),
    ...ofTeam,
    hub_id: z.uuid(),
    after: z.record(z.string(), z.string()).optional(),
  }),
  z.object({ kind: z.literal('connections'), ids: z.array(z.string()) }),
  z.object({
    kind: z.literal('contact'),
    ...ofTeam,
    contact_id: z.uuid(),
    notification_ids: z.array(z.string()),
    unread: z.boolean(),
  }),
  z.object({
    kind: z.literal('typing'),
    ...ofTeam,
    conversation_id: z.string(),
    contact_id: z.uuid(),
    at: z.iso.datetime(),
  }),
]);

/** Parses a message; throws for an unknown job, so that it moves to the dead-letter queue. */
export const readJob = (body: string): LiveJob => Job.parse(JSON.parse(body));
