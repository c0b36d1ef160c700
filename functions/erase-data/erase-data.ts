import * as z from 'zod';
import { type RemovalJob, removalJob } from '../../shared/downstream/erasure/removal-job.ts';
import type { RemovalQueue } from '../../shared/downstream/erasure/removal-queue.ts';
import { removeContactData } from '../../shared/downstream/erasure/remove-contact-data.ts';
import { exportObjectKey } from '../../shared/downstream/exports/export-item.ts';
import { seatJob } from '../../shared/engagement/hub-events/seat-job.ts';
import type { SeatQueue } from '../../shared/engagement/hub-events/seat-queue.ts';
import { removePortraits } from '../../shared/hubs/people/portraits/portraits.ts';
import { attachments } from '../../shared/media/attachments/attachments.ts';
import { objectKey, pendingObjectKey } from '../../shared/media/files/file-item.ts';
import type { ObjectStore } from '../../shared/media/files/object-store.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { eachMessage, type MessageFailed } from '../../shared/platform/queue/messages.ts';
import { readJob } from '../../shared/platform/queue/read-job.ts';
import { startBudget } from '../../shared/platform/time/budget.ts';
import { removeContent, settleConversations } from './banned-content.ts';
import { removeDerivedMedia } from './derived-media.ts';
import { removeHubFiles } from './hub-files.ts';
import { removeMediaReference } from './media-references.ts';
import { removeTeam, type Scans } from './team-rows.ts';

interface EraseDeps {
  readonly db: Table;
  /** Both tables, for the erasure of teams. */
  readonly scanned: Scans;
  readonly objects: ObjectStore;
  /** The queue for the remaining work. */
  readonly queue: RemovalQueue;
  /** The queue of the jobs that the relay of the previous release puts into that of removals. */
  readonly seats: SeatQueue;
  readonly failed: MessageFailed;
  /** A clock in milliseconds. */
  readonly clock?: () => number;
}

const SYSTEM = { type: 'system', id: 'erase-data' } as const;

/** Runs one job. Idempotent. */
const runJob = async (job: RemovalJob, { db, scanned, objects, queue, clock }: EraseDeps, now: Date): Promise<void> => {
  const { team_id } = job;
  const isTimeLeft = startBudget(clock);
  if (job.kind === 'team') return removeTeam(job, { ...scanned, objects, queue, isTimeLeft }, now);
  if (job.kind === 'hub') return removeHubFiles(job, { db, objects, queue }, now);
  if (job.kind === 'media') {
    const within = { actor: SYSTEM, now, isTimeLeft };
    const isDone = await attachments(db, team_id).detach(
      job.media_id,
      within,
      removeMediaReference(db, team_id, SYSTEM, now),
    );
    return isDone ? removeDerivedMedia(db, objects, team_id, job.media_id, now) : queue.send(job);
  }
  if (job.kind === 'content') return removeContent(job, { db, queue, isTimeLeft }, now);
  if (job.kind === 'conversations') return settleConversations(job, { db, queue, isTimeLeft });
  if (job.kind === 'contact') {
    const person = { kind: 'contact', id: job.contact_id, team: team_id } as const;
    const nothingLeft = await removeContactData(db, team_id, job.contact_id, SYSTEM, now);
    await Promise.all([removePortraits(objects, person, now), objects.remove(exportObjectKey(person), now)]);
    return nothingLeft ? undefined : queue.send(job);
  }
  const file = { team_id, hub_id: job.hub_id, id: job.file_id };
  await Promise.all([objects.remove(pendingObjectKey(file), now), objects.remove(objectKey(file), now)]);
};

const queuedJob = z.union([removalJob, seatJob]);

/** Runs erasure jobs from the queue, and passes on the seats that the previous release put into it. */
export const eraseData = (deps: EraseDeps) =>
  eachMessage(
    'removals',
    async ({ body }) => {
      const job = readJob(queuedJob, body);
      if (job.kind === 'seats' || job.kind === 'waitlist') return deps.seats.send(job);
      await runJob(job, deps, new Date());
    },
    deps.failed,
  );
