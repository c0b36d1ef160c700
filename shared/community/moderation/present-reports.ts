import { hubContact, type NamedPerson } from '../../hubs/people/embedded/embedded-person.ts';
import { withPeople } from '../../hubs/people/embedded/with-people.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import type { Actor } from '../../platform/db/item.ts';
import { hubOf } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { reportCaseId } from './report-case-item.ts';
import type { ReportItem } from './report-item.ts';
import { withReported } from './reported-target.ts';

interface Decided {
  readonly team_id: string;
  readonly hub_id: string;
  readonly resolved_by: string | null;
  readonly actor?: Actor;
  /** The author of what was reported. */
  readonly author: Actor | undefined;
}

const named = (item: Decided, { type, id }: Actor): NamedPerson =>
  type === 'contact' ? hubContact(hubOf(item), id) : { type, id, team: item.team_id };

/** The people whom reports and cases name. */
export const MODERATION_ROLES = {
  author: (item: Decided) => item.author && named(item, item.author),
  resolved_by: (item: Decided) =>
    item.actor && item.actor.id === item.resolved_by ? named(item, item.actor) : undefined,
};

const ROLES = {
  ...MODERATION_ROLES,
  reporter: (report: ReportItem & Decided) => hubContact(hubOf(report), report.reporter_contact_id),
};

/** Reports as moderators see them: two round trips for any number of reports, for what was reported and for people. */
export const presentReports = async (db: Table, reports: readonly ReportItem[], showing: PresentDeps) => {
  const seen = (await withReported(db, reports)).map((report) => ({
    ...report,
    case_id: reportCaseId(hubOf(report), report),
  }));
  return withPeople(db, seen, ROLES, showing);
};
