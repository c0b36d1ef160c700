import type { IndexJob } from '../../shared/search/index-queue.ts';
import { indexComments, indexHub, indexPerson } from './index-many.ts';
import { type IndexRoom, indexThing } from './index-thing.ts';
import { readJob } from './job.ts';

/** As much of a queue's event as is read. */
export interface QueueEvent {
  readonly Records: readonly { readonly messageId: string; readonly body: string }[];
}

export interface BatchResult {
  readonly batchItemFailures: readonly { readonly itemIdentifier: string }[];
}

export interface IndexWork extends IndexRoom {
  /** Told of every message that has to come again. */
  failed(messageId: string, error: unknown): void;
}

const work = (job: IndexJob, room: IndexRoom): Promise<void> => {
  if (job.kind === 'person') return indexPerson(room, job.team_id, job.id);
  if (job.kind === 'comments') return indexComments(room, job);
  if (job.kind === 'hub') return indexHub(room, job);
  return indexThing(room, { team: job.team_id, hub: job.hub_id }, job.thing, job.id);
};

/** Makes the index equal to what is there; a message that failed comes again, and no other does. */
export const indexSearch =
  (room: IndexWork) =>
  async ({ Records }: QueueEvent): Promise<BatchResult> => {
    const same = [...Map.groupBy(Records, ({ body }) => body)];
    const outcomes = await Promise.all(
      same.map(async ([body, records]) => {
        try {
          await work(readJob(body), room);
          return [];
        } catch (error) {
          for (const { messageId } of records) room.failed(messageId, error);
          return records.map(({ messageId }) => ({ itemIdentifier: messageId }));
        }
      }),
    );
    return { batchItemFailures: outcomes.flat() };
  };
