import type { IndexJob } from '../../shared/search/index-queue.ts';
import { sideBySide } from '../../shared/search/side-by-side.ts';
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

/** So many messages at once: a few large texts are done one after the other, and what is done stays done. */
const LANES = 3;

/** Makes the index equal to what is there; a message that failed comes again, and no other does. */
export const indexSearch =
  (room: IndexWork) =>
  async ({ Records }: QueueEvent): Promise<BatchResult> => {
    const again: string[] = [];
    await sideBySide(
      LANES,
      Map.groupBy(Records, ({ body }) => body),
      async ([body, records]) => {
        try {
          await work(readJob(body), room);
        } catch (error) {
          for (const { messageId } of records) room.failed(messageId, error);
          again.push(...records.map(({ messageId }) => messageId));
        }
      },
    );
    return { batchItemFailures: again.map((itemIdentifier) => ({ itemIdentifier })) };
  };
