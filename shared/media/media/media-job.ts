import * as z from 'zod';

/** A job to transcribe or transcode a media, or to poll the provider. */
export const mediaJob = z.object({
  kind: z.enum(['transcribe', 'transcode']),
  team_id: z.string(),
  media_id: z.string(),
  /** The transcription or transcode to poll. Null to submit one. */
  id: z.string().nullable(),
  /** The number of polls so far. The name is in queued messages. */
  looks: z.int(),
});
export type MediaJob = z.output<typeof mediaJob>;
