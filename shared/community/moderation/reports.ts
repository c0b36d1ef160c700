import { addEntry, listEntries } from '../../hubs/people/contacts/own-entries.ts';
import { equals, free } from '../../platform/db/expression.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Actor } from '../../platform/db/item.ts';
import type { HubKey, Key, TeamId } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import {
  QUEUE,
  queueListing,
  queueOf,
  queuePrefix,
  type ReportItem,
  type ReportStatus,
  type ReportTargetType,
  reportId,
  reportKey,
} from './report-item.ts';
import type { ReportTarget } from './report-targets.ts';

interface NewReport {
  readonly reporter: string;
  readonly target_type: ReportTargetType;
  readonly target_id: string;
  readonly reason: { readonly id: string; readonly label: string };
  readonly note: string | null;
}

/** A member is in several hubs, every other target in one. */
const idOf = ({ team, hub }: HubKey, { reporter, target_type, target_id }: NewReport): string =>
  reportId(team, reporter, target_type, target_type === 'member' ? `${hub}/${target_id}` : target_id);

/** The key of the report of a member by an earlier release, whose id did not depend on the hub. */
const earlierKey = (hub: HubKey, { reporter, target_type, target_id }: NewReport): Key | undefined =>
  target_type === 'member' ? reportKey(hub, reportId(hub.team, reporter, target_type, target_id)) : undefined;

const itemOf = ({ team, hub }: HubKey, input: NewReport, now: Date): ReportItem => ({
  id: idOf({ team, hub }, input),
  team_id: team,
  hub_id: hub,
  target_type: input.target_type,
  target_id: input.target_id,
  reason_id: input.reason.id,
  reason_label: input.reason.label,
  note: input.note,
  status: 'open',
  reporter_contact_id: input.reporter,
  resolution_note: null,
  resolved_by: null,
  resolved_at: null,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});

/** One hub's reports. */
export const reports = (db: Table, hub: HubKey) => ({
  get: (id: string) => db.get<ReportItem>(reportKey(hub, id)),

  /** Creates a report, or returns the member's existing one for the target. It counts once. */
  async create(
    { countSteps }: Pick<ReportTarget, 'countSteps'>,
    input: NewReport,
    now: Date,
  ): Promise<{ readonly report: ReportItem; readonly created: boolean }> {
    const report = itemOf(hub, input, now);
    const key = reportKey(hub, report.id);
    const earlier = earlierKey(hub, input);
    const known = (await db.get<ReportItem>(key)) ?? (earlier && (await db.get<ReportItem>(earlier)));
    if (known) return { report: known, created: false };
    const actor = { type: 'contact', id: input.reporter } as const;
    const row = { ...key, entity: 'report', ...queueListing(hub, report), ...report, actor };
    const reporter = { team: hub.team, contact: input.reporter };
    const entry = addEntry(reporter, 'REPORTS', { id: report.id, hub_id: hub.hub, created_at: report.created_at });
    const written = await db.transact([{ put: row, condition: free }, entry, ...countSteps]);
    if (written.ok) return { report, created: true };
    const first = await db.get<ReportItem>(key);
    if (!first) throw new Error('A report was counted but does not exist');
    return { report: first, created: false };
  },

  /** Open reports first, oldest first; optionally of one status. Eventually consistent. */
  list: (status: ReportStatus | undefined, page: PageRequest): Promise<Page<ReportItem>> =>
    db.query<ReportItem>({
      partition: queueOf(hub),
      prefix: status === undefined ? QUEUE : queuePrefix(status),
      index: 'listing',
      ...page,
    }),

  /** Undefined if the report was already closed. */
  async close(
    report: ReportItem,
    input: { readonly status: Exclude<ReportStatus, 'open'>; readonly resolution_note: string | null },
    actor: Actor,
    now: Date,
  ): Promise<ReportItem | undefined> {
    const timestamp = now.toISOString();
    const closed = { ...input, resolved_by: actor.id, resolved_at: timestamp, updated_at: timestamp };
    const set = { ...closed, ...queueListing(hub, { ...report, ...closed }), actor: { ...actor } };
    const written = await db.update<ReportItem>(reportKey(hub, report.id), { set }, equals('status', 'open'));
    return written.ok ? written.value : undefined;
  },
});

/** The reports that a contact made in all hubs of the team, newest first, eventually consistent. */
export const reportsBy = async (
  db: Table,
  team: TeamId,
  contact: string,
  page: PageRequest,
): Promise<Page<ReportItem>> => {
  const { items, next } = await listEntries(db, { team, contact }, 'REPORTS', page);
  const keys = items.flatMap(({ id, hub_id }) => (hub_id === null ? [] : [reportKey({ team, hub: hub_id }, id)]));
  const rows = await gather(db, keys, { eventual: true });
  return { items: keys.flatMap((key) => rows<ReportItem>(key) ?? []), next };
};
