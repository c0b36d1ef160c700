export const TRANSCRIPTION_STATUSES = ['none', 'queued', 'processing', 'completed', 'failed'] as const;

/** The status of the latest transcription of a media. */
export type TranscriptionStatus = (typeof TRANSCRIPTION_STATUSES)[number];

/** A file that a media was transcoded into. */
export interface Rendition {
  /** `1080p`, `720p`, `480p` or `audio`. */
  readonly name: string;
  readonly mime_type: string;
  readonly object_key: string;
}
