import type * as z from 'zod';

/** The job of a message. @throws for an unknown job, so that the message becomes a dead letter. */
export const readJob = <Job extends z.ZodType>(schema: Job, body: string): z.output<Job> =>
  schema.parse(JSON.parse(body));
