import * as z from 'zod';
import { text } from '#docs';
import { moderator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { presentReportCases } from '../../shared/community/moderation/present-report-cases.ts';
import { presentReports } from '../../shared/community/moderation/present-reports.ts';
import { reportCases } from '../../shared/community/moderation/report-cases.ts';
import { REPORT_STATUSES } from '../../shared/community/moderation/report-item.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';
import { Decision, decide } from './report-decision.ts';
import { Report, ReportCase } from './report-resource.ts';

const collection = '/teams/{team_id}/hubs/{hub_id}/report-cases';
const item = '/teams/{team_id}/hubs/{hub_id}/report-cases/{case_id}';

const listCases = route({
  method: 'GET',
  path: collection,
  summary: text("List a hub's report cases"),
  description: text(`A case has all reports of one discussion, comment, message or member. Sorted by status, open cases
first, oldest first. A new report opens a closed case again.`),
  caller: moderator(),
  query: list(() => ({ filter: { status: z.enum(REPORT_STATUSES).optional() } })),
  response: many(ReportCase),
  async handler({ params, query }, { db, now, files }) {
    const { items, next } = await reportCases(db, hubOf(params)).list(query.filter.status, query.page);
    return answer({ items: await presentReportCases(db, items, { now, files }), next });
  },
});

const readCase = route({
  method: 'GET',
  path: item,
  summary: text('Get a report case'),
  description: text('Returns how often, why and by whom the target was reported, and the latest decision.'),
  caller: moderator(),
  response: one(ReportCase),
  errors: ['not_found'],
  async handler({ params }, { db, now, files }) {
    const found = await reportCases(db, hubOf(params)).get(params.case_id);
    if (!found) return refuse('not_found');
    return answer(sole(await presentReportCases(db, [found], { now, files })));
  },
});

const listCaseReports = route({
  method: 'GET',
  path: '/teams/{team_id}/hubs/{hub_id}/report-cases/{case_id}/reports',
  summary: text('List the reports of a case'),
  description: text('Returns all reports of the target, closed ones included, sorted by id.'),
  caller: moderator(),
  query: list(),
  response: many(Report),
  errors: ['not_found'],
  async handler({ params, query }, { db, now, files }) {
    const cases = reportCases(db, hubOf(params));
    const [found, { items, next }] = await Promise.all([
      cases.get(params.case_id),
      cases.reports(params.case_id, query.page),
    ]);
    if (!found) return refuse('not_found');
    return answer({ items: await presentReports(db, items, { now, files }), next });
  },
});

const decideCase = route({
  method: 'PATCH',
  path: item,
  summary: text('Resolve or dismiss a report case'),
  description: text(`Closes all open reports of the target with one decision, also if the target is hidden already. A
case that is closed returns 409 \`illegal_transition\`. A reported discussion or comment can be hidden and restored at
any time; other targets return 422 \`not_hideable\`.`),
  caller: moderator(),
  body: envelope('report_cases', Decision),
  response: one(ReportCase),
  errors: ['not_found', 'illegal_transition', 'not_hideable'],
  async handler({ params, body }, context) {
    const { db, now, files } = context;
    const cases = reportCases(db, hubOf(params));
    const found = await cases.get(params.case_id);
    if (!found) return refuse('not_found');
    const refused = await decide(found, body, (closing) => cases.close(found.id, closing), context);
    if (refused) return refused;
    const decided = body.status ? await cases.get(found.id) : found;
    return answer(sole(await presentReportCases(db, [decided ?? found], { now, files })));
  },
});

export const reportCaseRoutes = [listCases, readCase, listCaseReports, decideCase];
