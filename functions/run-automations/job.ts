import * as z from 'zod';
import type { AutomationJob } from '../../shared/downstream/automations/queue.ts';
import { PublishedEventMessage } from '../../shared/platform/ledger/published-event-message.ts';

const of = { team_id: z.string(), hub_id: z.string(), automation_id: z.string() };
const after = z.record(z.string(), z.string()).nullable();

const Job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), ...of, enrollment_id: z.string(), contact_id: z.string(), turn: z.int() }),
  z.object({ kind: z.literal('told'), told: PublishedEventMessage }),
  z.object({ kind: z.literal('members'), ...of, version_int: z.int(), at: z.string(), after }),
  z.object({ kind: z.literal('resume'), ...of, since: z.string(), again: z.boolean(), after }),
]);

/** Parses a message; throws for an unknown job, so that it moves to the dead-letter queue. */
export const readJob = (body: string): AutomationJob => Job.parse(JSON.parse(body));
