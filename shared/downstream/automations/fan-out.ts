import { MEMBER_ORDER, type MemberItem, membersByStatus } from '../../hubs/people/members/member-item.ts';
import type { Item } from '../../platform/db/item.ts';
import { hubOf } from '../../platform/db/key.ts';
import { isInList } from '../../platform/db/listed-condition.ts';
import { UNLISTED } from '../../platform/db/listing.ts';
import type { Position } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { type AutomationItem, automationKey } from './automation-item.ts';
import type { AutomationJob } from './automation-job.ts';
import { enroll } from './enroll.ts';
import { HELD, heldPartition } from './moves.ts';
import type { DelayedJob } from './queue.ts';
import { automationActor } from './trigger-event.ts';
import type { Versions } from './versions.ts';

type Job<K extends AutomationJob['kind']> = Extract<AutomationJob, { kind: K }>;

const BATCH_SIZE = 100;
/** Seconds until the index lists every enrollment that was held before the automation resumed. */
const SETTLED_SECONDS = 60;

const positionOf = (after: Job<'members'>['after']): Position | undefined => after ?? undefined;

/** Enrolls one page of a hub's members for a date trigger; returns the next page's job. Idempotent. */
export const enrollMembers = async (
  db: Table,
  versions: Versions,
  job: Job<'members'>,
  now: Date,
): Promise<readonly DelayedJob[]> => {
  const hub = hubOf(job);
  const { automation_id: id, version_int, at } = job;
  const automation = await db.get<AutomationItem>(automationKey(hub, id));
  if (automation?.status !== 'active' || automation.version_int !== version_int) return [];
  const definition = await versions(hub, id, version_int);
  if (definition?.trigger.type !== 'date') return [];
  const { items, next } = await db.query<MemberItem>({
    partition: membersByStatus(hub, 'active'),
    prefix: MEMBER_ORDER,
    index: 'listing',
    limit: BATCH_SIZE,
    after: positionOf(job.after),
  });
  const cause = { cause: `date:${version_int}`, type: 'date', event_id: null, at, depth: 0 } as const;
  const by = { ...cause, actor: automationActor(id, 0) };
  for (const { contact_id } of items) await enroll(db, automation, definition, contact_id, by, now);
  return next ? [{ job: { ...job, after: next }, delaySeconds: 0 }] : [];
};

/** Resumes one page of held enrollments; returns the next page's job. */
export const resumeHeld = async (db: Table, job: Job<'resume'>): Promise<readonly DelayedJob[]> => {
  const { items, next } = await db.query<Item>({
    partition: heldPartition(job),
    prefix: HELD,
    index: 'listing',
    limit: BATCH_SIZE,
    after: positionOf(job.after),
  });
  const change = { add: { turn: 1 }, remove: UNLISTED };
  await Promise.all(items.map(({ pk, sk }) => db.update({ pk, sk }, change, isInList(heldPartition(job)))));
  if (next) return [{ job: { ...job, after: next }, delaySeconds: 0 }];
  return job.again ? [{ job: { ...job, again: false, after: null }, delaySeconds: SETTLED_SECONDS }] : [];
};
