import * as z from 'zod';
import { described, text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { insider, moderator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { isDefaultReason, type ReportReason } from '../../shared/community/moderation/default-reasons.ts';
import { ReportReasonChange, ReportReasonInput } from '../../shared/community/moderation/report-reason-input.ts';
import { listOrder, reportReasons } from '../../shared/community/moderation/report-reasons.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { firstPage } from '../../shared/platform/db/page-of.ts';
import type { Page, PageRequest } from '../../shared/platform/db/query.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one, resource } from '../../shared/platform/http/response.ts';
import { MOVING } from '../../shared/platform/positions/moving.ts';

/** A page of the sorted reasons. The position is a sort key, so it survives changes before it. */
const reasonPage = (sorted: readonly ReportReason[], { limit, after }: PageRequest): Page<ReportReason> =>
  firstPage(
    sorted.filter((reason) => listOrder(reason) > (after?.place ?? '')),
    limit,
    (last) => ({ place: listOrder(last) }),
  );

const Reason = resource('report_reasons', () =>
  z.object({
    hub_id: z.string(),
    label: z.string().meta(described('The text that members choose.')),
    is_active: z.boolean().meta(described('True if members can choose the reason.')),
    is_default: z
      .boolean()
      .meta(described('True for a default reason of the platform, which cannot be changed or deleted.')),
    position: z.int().meta(described('The place in the list, lowest first.')),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
);

const collection = '/admin/teams/{team_id}/hubs/{hub_id}/report-reasons';
const item = '/admin/teams/{team_id}/hubs/{hub_id}/report-reasons/{reason_id}';
const taken = () => refuse('label_taken', { field: 'label' });

const listForMembers = route({
  method: 'GET',
  path: '/hubs/{hub_id}/report-reasons',
  summary: text('List active report reasons'),
  description: text('Returns the reasons that a member can choose, sorted by position.'),
  caller: insider(),
  query: list(),
  response: many(Reason),
  async handler({ params, query }, { team, db }) {
    const all = await reportReasons(db, { team, hub: params.hub_id }).all();
    const active = all.filter(({ is_active }) => is_active);
    return answer(reasonPage(active, query.page));
  },
});

const listReasons = route({
  method: 'GET',
  path: collection,
  summary: text("List a hub's report reasons"),
  description: text("Returns active and inactive reasons, including the platform's defaults, sorted by position."),
  caller: moderator(),
  query: list(),
  response: many(Reason),
  handler: async ({ params, query }, { db }) =>
    answer(reasonPage(await reportReasons(db, hubOf(params)).all(), query.page)),
});

const createReason = route({
  method: 'POST',
  path: collection,
  summary: text('Create a report reason'),
  description: text(
    'A label is unique in its hub: otherwise 422 `label_taken`. A hub can have 100 reasons of its own.',
  ),
  caller: moderator(),
  body: envelope('report_reasons', ReportReasonInput),
  status: 201,
  location: '/admin/teams/{team_id}/hubs/{hub_id}/report-reasons/{id}',
  response: one(Reason),
  errors: ['label_taken', 'limit_reached'],
  async handler({ params, body }, { caller, db, now }) {
    const made = await reportReasons(db, hubOf(params)).create(body, actorOf(caller), now);
    if (made === 'limit_reached') return refuse('limit_reached');
    return made === 'label_taken' ? taken() : answer(made);
  },
});

const readReason = route({
  method: 'GET',
  path: item,
  summary: text('Get a report reason'),
  description: text('Returns a reason of the hub, or a default of the platform.'),
  caller: moderator(),
  response: one(Reason),
  errors: ['not_found'],
  async handler({ params }, { db }) {
    const reason = await reportReasons(db, hubOf(params)).get(params.reason_id);
    return reason ? answer(reason) : refuse('not_found');
  },
});

const changeReason = route({
  method: 'PATCH',
  path: item,
  summary: text('Update a report reason'),
  description: text(`Fields that you do not send keep their values. Members cannot choose a reason that is not
\`is_active\`. The platform's defaults cannot be changed: 403 \`platform_default\`. ${MOVING} The platform's
defaults keep their positions; a reason of the hub comes before a default with the same position.`),
  caller: moderator(),
  body: envelope('report_reasons', ReportReasonChange),
  response: one(Reason),
  errors: ['label_taken', 'not_found', 'platform_default'],
  async handler({ params, body }, { caller, db, now }) {
    if (isDefaultReason(params.reason_id)) return refuse('platform_default');
    const changed = await reportReasons(db, hubOf(params)).change(params.reason_id, body, actorOf(caller), now);
    if (changed === 'label_taken') return taken();
    return changed === 'not_found' ? refuse(changed) : answer(changed);
  },
});

const deleteReason = route({
  method: 'DELETE',
  path: item,
  summary: text('Delete a report reason'),
  description: text(
    "Reports with this reason are kept. The platform's defaults cannot be deleted: 403 `platform_default`.",
  ),
  caller: moderator(),
  status: 204,
  response: empty,
  errors: ['not_found', 'platform_default'],
  async handler({ params }, { caller, db, now }) {
    if (isDefaultReason(params.reason_id)) return refuse('platform_default');
    const gone = await reportReasons(db, hubOf(params)).remove(params.reason_id, actorOf(caller), now);
    return gone ? done() : refuse('not_found');
  },
});

export const reportReasonRoutes = [listForMembers, listReasons, createReason, readReason, changeReason, deleteReason];
