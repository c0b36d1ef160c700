import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';

/** Asks for a media to be transcribed or transcoded, or for a look at how far its transcoding has come. */
export interface MediaJob {
  readonly kind: 'transcribe' | 'transcode';
  readonly team_id: string;
  readonly media_id: string;
  /** The transcode that is looked at; null where it is the transcription, or all transcodes that wait. */
  readonly id: string | null;
  /** How often a transcode was looked at. */
  readonly looks: number;
}

/** How often a job is tried before what it is for has failed. */
export const MEDIA_JOB_ATTEMPTS = 5;

/** Where work on media waits for a worker; once `send` has returned, a job is not lost. */
export interface MediaJobQueue {
  /** `delay` in seconds, at most 900. */
  send(job: MediaJob, delay?: number): Promise<void>;
}

export const sqsMediaJobQueue = (client: SQSClient, queueUrl: string): MediaJobQueue => ({
  async send(job, delay = 0) {
    const message = { QueueUrl: queueUrl, MessageBody: JSON.stringify(job), DelaySeconds: delay };
    await client.send(new SendMessageCommand(message));
  },
});
