import * as z from 'zod';
import { described, text } from '#docs';
import { contact, moderator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { presentReports } from '../../shared/community/moderation/present-reports.ts';
import { reportCases } from '../../shared/community/moderation/report-cases.ts';
import { REPORT_STATUSES, REPORT_TARGETS } from '../../shared/community/moderation/report-item.ts';
import { reportReasons } from '../../shared/community/moderation/report-reasons.ts';
import { REPORTABLE } from '../../shared/community/moderation/report-targets.ts';
import { reports, reportsBy } from '../../shared/community/moderation/reports.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, many, one } from '../../shared/platform/http/response.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';
import { Decision, decide, Note } from './report-decision.ts';
import { OwnReport, Report } from './report-resource.ts';

const NewReport = z
  .object({
    target_type: z.enum(REPORT_TARGETS).meta(described('The type of the resource to report.')),
    target_id: z.uuid().meta(described('The id of the resource to report.')),
    hub_id: z.uuid().optional().meta(described('Required for a member: the hub in which you report them.')),
    reason_id: z.uuid().meta(described('An active report reason of the hub.')),
    note: Note.default(null).meta(described('A note for the moderators, at most 2,000 characters.')),
  })
  .refine(({ target_type, hub_id }) => target_type !== 'member' || hub_id !== undefined, {
    path: ['hub_id'],
    message: '`hub_id` is required if `target_type` is `member`.',
  });

const createReport = route({
  method: 'POST',
  path: '/reports',
  summary: text('Report content or a member'),
  description: text(`Sends a report to the moderators of the hub. If the caller has reported the same target, the
response is 200 with the first report. For a message, moderators see that message and nothing else of the
conversation.`),
  caller: contact(),
  body: envelope('reports', NewReport),
  status: 201,
  alternativeStatus: 200,
  response: one(OwnReport),
  errors: ['not_found', 'account_suspended', 'self_only', 'unknown_reason'],
  async handler({ body }, { caller, team, db, now }) {
    const { target_type, target_id, hub_id, reason_id, note } = body;
    const found = await REPORTABLE[target_type](db, { reporter: caller, team, target_id, hub_id, now });
    if (found === 'self_only') return refuse(found, { field: 'target_id' });
    if (typeof found === 'string') return refuse(found);
    const reason = await reportReasons(db, found.hub).get(reason_id);
    if (!reason?.is_active) return refuse('unknown_reason', { field: 'reason_id' });
    const input = { reporter: caller.id, target_type, target_id, reason, note };
    const { report, created } = await reports(db, found.hub).create(found, input, now);
    return answer(report, created ? {} : { status: 200 });
  },
});

const listOwn = route({
  method: 'GET',
  path: '/me/reports',
  summary: text("List the member's reports"),
  description: text(`Returns the reports that the caller made in all hubs of the team, newest first, with their status.
Decisions are not explained: the note of the moderators and their names are left out.`),
  caller: contact(),
  query: list(),
  response: many(OwnReport),
  handler: async ({ query }, { caller, team, db }) => answer(await reportsBy(db, team, caller.id, query.page)),
});

const collection = '/teams/{team_id}/hubs/{hub_id}/reports';

const listReports = route({
  method: 'GET',
  path: collection,
  summary: text("List a hub's reports"),
  description: text(`Sorted by status, open reports first, oldest first. Moderators can read a reported discussion or
comment by its id, even if it is hidden. A reported message is included in \`message\`.`),
  caller: moderator(),
  query: list(() => ({ filter: { status: z.enum(REPORT_STATUSES).optional() } })),
  response: many(Report),
  async handler({ params, query }, { db, now, files }) {
    const { items, next } = await reports(db, hubOf(params)).list(query.filter.status, query.page);
    return answer({ items: await presentReports(db, items, { now, files }), next });
  },
});

const decideReport = route({
  method: 'PATCH',
  path: '/teams/{team_id}/hubs/{hub_id}/reports/{report_id}',
  summary: text('Resolve or dismiss a report'),
  description: text(`Closes the report and all other open reports of the same target: its case. A report can be closed
once; closing it again returns 409 \`illegal_transition\`. A reported discussion or comment can be hidden and
restored at any time; other targets return 422 \`not_hideable\`.`),
  caller: moderator(),
  body: envelope('reports', Decision),
  response: one(Report),
  errors: ['not_found', 'illegal_transition', 'not_hideable'],
  async handler({ params, body }, context) {
    const { db, now, files } = context;
    const hub = hubOf(params);
    const report = await reports(db, hub).get(params.report_id);
    if (!report) return refuse('not_found');
    const refused = await decide(report, body, (closing) => reportCases(db, hub).closeFor(report, closing), context);
    if (refused) return refused;
    const decided = body.status ? await reports(db, hub).get(report.id) : report;
    return answer(sole(await presentReports(db, [decided ?? report], { now, files })));
  },
});

export const reportRoutes = [createReport, listOwn, listReports, decideReport];
