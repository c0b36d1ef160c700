import { type TeamErasureItem, teamErasureKey } from '../../shared/accounts/teams/team-erasure-item.ts';
import { teamKey } from '../../shared/accounts/teams/team-item.ts';
import type { RemovalJob } from '../../shared/downstream/erasure/removal-job.ts';
import type { RemovalQueue } from '../../shared/downstream/erasure/removal-queue.ts';
import { isErasedWithTeam, isPartitionOf, ofTeam } from '../../shared/downstream/erasure/rows-of-a-team.ts';
import { ofTeamInIndex } from '../../shared/downstream/search/index-key.ts';
import type { RemoveRows } from '../../shared/downstream/search/search-index.ts';
import { hubsOfTeam } from '../../shared/hubs/hubs/hubs-of-team.ts';
import type { ObjectStore } from '../../shared/media/files/object-store.ts';
import { absent, either, live } from '../../shared/platform/db/expression.ts';
import type { Item } from '../../shared/platform/db/item.ts';
import { teamPartition } from '../../shared/platform/db/key.ts';
import type { Page, PageRequest, Position } from '../../shared/platform/db/query.ts';
import type { Scan } from '../../shared/platform/db/scan.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { inParts } from '../../shared/platform/runtime/in-parts.ts';
import { isStillWritten, objectsOfRow } from './objects-of-row.ts';
import { type EndedPass, followingPass, isOverdue, MAX_DELAY_SECONDS, secondsUntil } from './team-passes.ts';

export type TeamJob = RemovalJob & { readonly kind: 'team' };

/** A table, and how all of it is read. */
interface Scanned {
  readonly table: Table;
  readonly scan: Scan;
}

/** Both tables, and when they may be read. */
export interface Scans {
  readonly rows: Scanned;
  readonly index: Scanned;
  /** Removes what the search engine keeps for rows of the index. */
  readonly removeFromEngine: RemoveRows;
  /** Takes the slot in which one team's tables are scanned; returns the seconds until there is one, or 0. */
  readonly takeSlot: (now: Date) => Promise<number>;
}

interface Deps extends Scans {
  readonly objects: Pick<ObjectStore, 'removeAll'>;
  readonly queue: RemovalQueue;
  readonly isTimeLeft: () => boolean;
}

/** The maximum of one transaction. */
const BATCH_SIZE = 100;

const removeAll = async (table: Table, rows: readonly Item[]): Promise<void> => {
  for (const part of inParts(rows, BATCH_SIZE))
    await table.transact(part.map(({ pk, sk }) => ({ remove: { pk, sk } })));
};

/**
 * Removes rows of a team. A row outside its partitions is removed only while it is the team's: another team may have
 * taken the name or the domain since it was read.
 */
const removeOfTeam = async (table: Table, team: string, rows: readonly Item[]): Promise<void> => {
  await removeAll(
    table,
    rows.filter(({ pk }) => isPartitionOf(pk, team)),
  );
  const condition = either(absent('pk'), ofTeam(team));
  for (const { pk, sk } of rows)
    if (!isPartitionOf(pk, team)) await table.transact([{ remove: { pk, sk }, condition }]);
};

/** Removes rows after their objects, so that a retry finds the objects again. */
const removeWithObjects = async (
  items: readonly Item[],
  team: string,
  { rows, objects }: Deps,
  now: Date,
): Promise<number> => {
  await objects.removeAll(items.flatMap(objectsOfRow), now);
  await removeOfTeam(rows.table, team, items);
  return items.length;
};

/** What admits callers: users, API keys and contacts, then hubs. */
const ADMISSION: readonly ((table: Table, team: string, page: PageRequest) => Promise<Page<Item>>)[] = [
  (table, team, page) => table.query<Item>({ partition: teamPartition(team), ...page }),
  hubsOfTeam,
];

/** Removes what admits callers, while time is left; returns whether all of it is removed. */
const removeAdmission = async (
  deps: Deps,
  team: string,
  now: Date,
): Promise<{ readonly isDone: boolean; readonly removed: number }> => {
  let removed = 0;
  for (const read of ADMISSION) {
    let after: Position | undefined;
    do {
      const page: Page<Item> = await read(deps.rows.table, team, { limit: BATCH_SIZE, after });
      removed += await removeWithObjects(page.items, team, deps, now);
      after = page.next;
      if (after && !deps.isTimeLeft()) return { isDone: false, removed };
    } while (after);
  }
  return { isDone: true, removed };
};

/** Removes one page of the tables; returns the job of the next page, or how the pass ended, and the removed rows. */
const removePage = async (
  job: TeamJob,
  deps: Deps,
  now: Date,
): Promise<{ readonly next: TeamJob | EndedPass; readonly removed: number }> => {
  const { team_id: team, table = 'rows', pass = 1, after } = job;
  const { index, rows } = deps;
  const isRows = table === 'rows';
  const { items, next } = isRows ? await rows.scan(ofTeam(team), after) : await index.scan(ofTeamInIndex(team), after);
  const erased = isRows ? items.filter((row) => isErasedWithTeam(row, team)) : items;
  const ready = erased.filter((row) => !isStillWritten(row, now));
  if (isRows) await removeWithObjects(ready, team, deps, now);
  else {
    await deps.removeFromEngine(ready);
    await removeAll(index.table, ready);
  }
  const found = (job.found ?? 0) + erased.length;
  const of = { kind: 'team', team_id: team, pass, found } as const;
  const removed = ready.length;
  if (next) return { next: { ...of, table, after: next }, removed };
  return { next: isRows ? { ...of, table: 'index' } : { endedPass: pass, found }, removed };
};

const record = async (table: Table, { id }: TeamErasureItem, removed: number, isCompleted: boolean, now: Date) => {
  const updated_at = now.toISOString();
  const set = { updated_at, ...(isCompleted && { status: 'completed', completed_at: updated_at }) };
  await table.update(teamErasureKey(id), { set, add: { removed_rows: removed } }, live);
};

/**
 * Removes pages of a deleted team while time is left, and queues the rest. Passes over both tables are repeated until
 * one finds nothing, and once more after a day for what the relay still wrote. One team is scanned at a time, so that
 * deletions cannot use up the tables. Records no events. Idempotent. A team that was not deleted is left alone. Throws
 * if rows are still found after two days: something writes for the team, and an engineer must look.
 */
export const removeTeam = async (job: TeamJob, deps: Deps, now: Date): Promise<void> => {
  const { rows, queue, isTimeLeft } = deps;
  const { team_id: team, pass = 1, table } = job;
  const erasure = await rows.table.get<TeamErasureItem>(teamErasureKey(team));
  if (!erasure || (await rows.table.get(teamKey(team)))) return;
  const wait = secondsUntil(job.not_before, now);
  if (wait > 0) return queue.send(job, Math.min(MAX_DELAY_SECONDS, wait));
  const isFirst = table === undefined && pass === 1;
  const admission = isFirst ? await removeAdmission(deps, team, now) : { isDone: true, removed: 0 };
  const delay = admission.isDone ? await deps.takeSlot(now) : 0;
  if (!admission.isDone || delay > 0) {
    if (isFirst) await record(rows.table, erasure, admission.removed, false, now);
    if (isOverdue(erasure, now)) throw new Error(`The erasure of team ${team} has waited two days for its turn`);
    return queue.send(admission.isDone ? { ...job, table: table ?? 'rows' } : job, delay);
  }
  let at = await removePage(job, deps, now);
  let removed = admission.removed + at.removed;
  while ('kind' in at.next && isTimeLeft()) {
    at = await removePage(at.next, deps, now);
    removed += at.removed;
  }
  if ('kind' in at.next) {
    await record(rows.table, erasure, removed, false, now);
    return queue.send(at.next);
  }
  const { isClean, isLate, next } = followingPass(at.next, erasure, now);
  await record(rows.table, erasure, removed, isClean && erasure.status === 'running', now);
  if (isLate)
    throw new Error(`The erasure of team ${team} still found ${at.next.found} rows two days after the deletion`);
  return next && queue.send({ kind: 'team', team_id: team, ...next.job }, next.seconds);
};
