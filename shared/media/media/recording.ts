export const TRANSCRIPTION_STATUSES = ['none', 'queued', 'processing', 'completed', 'failed'] as const;

/** How far the latest transcription of a media is. */
export type TranscriptionStatus = (typeof TRANSCRIPTION_STATUSES)[number];

/** One of the forms that a media was transcoded into. */
export interface Rendition {
  /** `1080p`, `720p`, `480p` or `audio`. */
  readonly name: string;
  readonly mime_type: string;
  readonly object_key: string;
}
