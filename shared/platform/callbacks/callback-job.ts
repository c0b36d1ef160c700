import * as z from 'zod';

/** The job that processes a stored callback. */
export const callbackJob = z.object({ provider: z.string(), event_id: z.string() });
export type CallbackJob = z.output<typeof callbackJob>;
