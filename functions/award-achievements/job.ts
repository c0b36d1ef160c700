import * as z from 'zod';
import type { AwardJob } from '../../shared/achievements/award-queue.ts';

type TellingJob = Extract<AwardJob, { readonly kind: 'told' }>;

const Told = z.object({
  id: z.string(),
  type: z.string(),
  team_id: z.string(),
  hub_id: z.string(),
  resource_type: z.string(),
  resource_id: z.string(),
  actor: z.object({ type: z.enum(['user', 'api_key', 'contact', 'system']), id: z.string() }).nullable(),
  at: z.iso.datetime(),
  changed: z.array(z.string()),
  contact_id: z.string().optional(),
});

/** Without the name where there is no value. */
const toldOf = ({ contact_id, ...told }: z.output<typeof Told>): TellingJob['told'] =>
  contact_id === undefined ? told : { ...told, contact_id };

const Job = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('told'), told: Told }),
  z.object({
    kind: z.literal('review'),
    team_id: z.string(),
    hub_id: z.string(),
    achievement_id: z.string(),
    after: z.string().nullable(),
  }),
]);

/** What a message asks for; throws on one that asks for nothing known, so that it is set aside and seen. */
export const readJob = (body: string): AwardJob => {
  const job = Job.parse(JSON.parse(body));
  return job.kind === 'told' ? { kind: 'told', told: toldOf(job.told) } : job;
};
