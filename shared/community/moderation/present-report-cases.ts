import { embeddedKeys, embeddedPerson, hubContact } from '../../hubs/people/embedded/embedded-person.ts';
import { withPeople } from '../../hubs/people/embedded/with-people.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import { gather } from '../../platform/db/gather.ts';
import { hubOf } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { MODERATION_ROLES } from './present-reports.ts';
import type { ReportCaseItem } from './report-case-item.ts';
import { withReported } from './reported-target.ts';

/** Cases as moderators see them: the targets, then all people in one round trip. */
export const presentReportCases = async (db: Table, cases: readonly ReportCaseItem[], showing: PresentDeps) => {
  const reportersOf = (one: ReportCaseItem) => one.reporter_contact_ids.map((id) => hubContact(hubOf(one), id));
  const people = cases.flatMap(reportersOf).flatMap(embeddedKeys);
  const [found, rows] = await Promise.all([withReported(db, cases), gather(db, people, { eventual: true })]);
  const seen = found.map((one) => ({
    ...one,
    reasons: one.reasons.map((reason) => ({ ...reason })),
    reporters: reportersOf(one).map((person) => ({ contact_id: person.id, ...embeddedPerson(person, rows, showing) })),
  }));
  return withPeople(db, seen, MODERATION_ROLES, showing);
};
