import type { MailJob } from '../../shared/delivery/email/mail-job.ts';
import {
  type AutomationEmailItem,
  automationEmailEntity,
} from '../../shared/downstream/automations/automation-email-item.ts';
import { type AutomationItem, automationEntity } from '../../shared/downstream/automations/automation-item.ts';
import type { AutomationJob } from '../../shared/downstream/automations/automation-job.ts';
import {
  automationEnrollmentEntity,
  type EnrollmentItem,
} from '../../shared/downstream/automations/enrollment-item.ts';
import type { DelayedJob } from '../../shared/downstream/automations/queue.ts';
import { isListed } from '../../shared/platform/db/listing.ts';
import { delayUntil } from '../../shared/platform/queue/delay.ts';
import { entityOf, imagesOf, type StreamRecord, threadOf } from './stream-record.ts';

/** The jobs and emails of automations in a batch, and the first of their records. */
interface AutomationTask {
  readonly jobs: readonly DelayedJob[];
  readonly emails: readonly { readonly job: MailJob; readonly thread: string }[];
  readonly from: StreamRecord;
}

type Images<Row> = ReturnType<typeof imagesOf<Row>>;

const delayedJob = (job: AutomationJob, seconds = 0): DelayedJob => ({ job, delaySeconds: seconds });

/** The job of a new generation, unless the enrollment waits in the due index or for an event. */
const stepOf = ([before, after]: Images<EnrollmentItem>, now: Date): readonly DelayedJob[] => {
  if (!after) return [];
  const { team_id, hub_id, automation_id, id: enrollment_id, contact_id, turn, status, wake_at } = after;
  if (turn === before?.turn || isListed(after)) return [];
  const waits = status === 'waiting' && wake_at !== null;
  if (status !== 'running' && !waits) return [];
  const job = { kind: 'step' as const, team_id, hub_id, automation_id, enrollment_id, contact_id, turn };
  return [delayedJob(job, waits ? delayUntil(wake_at, now) : 0)];
};

const RESUME_SECONDS = 5;

/** The jobs for the date of a trigger and for a resumed automation. */
const automationOf = ([before, after]: Images<AutomationItem>): readonly DelayedJob[] => {
  if (!before || after?.status !== 'active') return [];
  const { team_id, hub_id, id: automation_id, version_int, updated_at } = after;
  const of = { team_id, hub_id, automation_id, after: null };
  const date = before.turn === after.turn ? [] : [delayedJob({ kind: 'members', ...of, version_int, at: updated_at })];
  const isResumed = before.status === 'paused';
  return isResumed
    ? [...date, delayedJob({ kind: 'resume', ...of, since: updated_at, again: true }, RESUME_SECONDS)]
    : date;
};

const jobsOf = (record: StreamRecord, now: Date): readonly DelayedJob[] => {
  switch (entityOf(record)) {
    case automationEnrollmentEntity:
      return stepOf(imagesOf<EnrollmentItem>(record), now);
    case automationEntity:
      return automationOf(imagesOf<AutomationItem>(record));
    default:
      return [];
  }
};

const emailsOf = (record: StreamRecord): AutomationTask['emails'] => {
  if (entityOf(record) !== automationEmailEntity) return [];
  const [before, email] = imagesOf<AutomationEmailItem>(record);
  if (before || !email) return [];
  const { id: letter_id, team_id, hub_id, contact_id } = email;
  const job = { kind: 'automation', team_id, hub_id, contact_id, letter_id } as const;
  return [{ job, thread: threadOf(record) }];
};

const ENTITIES: ReadonlySet<string> = new Set([automationEntity, automationEnrollmentEntity, automationEmailEntity]);

/** The automation jobs and emails of a batch of changes. */
export const automationTasks = (records: readonly StreamRecord[], now: Date): readonly AutomationTask[] => {
  const changed = records.filter((record) => ENTITIES.has(entityOf(record)));
  const [from] = changed;
  const jobs = changed.flatMap((record) => jobsOf(record, now).map((one) => ({ ...one, thread: threadOf(record) })));
  const emails = changed.flatMap(emailsOf);
  return from && jobs.length + emails.length > 0 ? [{ jobs, emails, from }] : [];
};
