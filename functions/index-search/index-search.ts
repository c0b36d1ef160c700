import type { IndexJob } from '../../shared/downstream/search/index-queue.ts';
import { sideBySide } from '../../shared/downstream/search/side-by-side.ts';
import type { BatchResult, MessageFailed, QueueEvent } from '../../shared/platform/queue/messages.ts';
import { indexComments, indexHub, indexPerson } from './index-many.ts';
import { type IndexRoom, indexThing } from './index-thing.ts';
import { readJob } from './job.ts';

interface IndexWork extends IndexRoom {
  readonly failed: MessageFailed;
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
