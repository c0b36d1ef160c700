import * as z from 'zod';
import { text } from '#docs';
import { actorOf } from '../../shared/api/actor.ts';
import { creator } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { enroll } from '../../shared/downstream/automations/enroll.ts';
import { ENROLLMENT_STATUSES } from '../../shared/downstream/automations/enrollment-item.ts';
import { enrollments } from '../../shared/downstream/automations/enrollments.ts';
import { versions } from '../../shared/downstream/automations/versions.ts';
import { hubOf } from '../../shared/platform/db/key.ts';
import { envelope } from '../../shared/platform/http/body.ts';
import { refuse } from '../../shared/platform/http/errors.ts';
import { list } from '../../shared/platform/http/query-spec.ts';
import { answer, done, empty, many, one } from '../../shared/platform/http/response.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { sole } from '../../shared/platform/runtime/sole.ts';
import { AutomationEnrollment, findAutomation, item, namedEnrollments } from './automation-resource.ts';

const collection = `${item}/enrollments` as const;

const listEnrollments = route({
  method: 'GET',
  path: collection,
  summary: text('List automation enrollments'),
  description: text('Sorted newest first, including ended enrollments.'),
  caller: creator('automations.manage'),
  query: list(() => ({ filter: { status: z.enum(ENROLLMENT_STATUSES).optional(), contact_id: z.uuid().optional() } })),
  response: many(AutomationEnrollment),
  errors: ['not_found'],
  async handler({ params, query: { page, filter } }, { db, now, files }) {
    const automationEnrollments = enrollments(db, hubOf(params), params.automation_id);
    const wanted = { status: filter.status, contact: filter.contact_id };
    const [automation, listed] = await Promise.all([
      findAutomation(db, params),
      automationEnrollments.list(wanted, page),
    ]);
    if (!automation) return refuse('not_found');
    const named = await namedEnrollments(db, hubOf(params), listed.items, { now, files });
    const items = named.map((each) => ({ ...each, automation_name: automation.name }));
    return answer({ items, next: listed.next });
  },
});

const create = route({
  method: 'POST',
  path: collection,
  summary: text('Enroll a member in an automation'),
  description: text(`Enrolls the member without the trigger. The filter and the re-entry mode still apply. The
response has no \`Location\` header, because an enrollment is read from the list.`),
  caller: creator('automations.manage'),
  body: envelope('automation_enrollments', () => z.object({ contact_id: z.uuid() })),
  status: 201,
  response: one(AutomationEnrollment),
  errors: ['already_enrolled', 'automation_inactive', 'filter_not_met', 'not_found', 'unknown_contact'],
  async handler({ params, body: { contact_id } }, { caller, db, now, files }) {
    const [automation, named] = await Promise.all([
      findAutomation(db, params),
      namedEnrollments(db, hubOf(params), [{ contact_id }], { now, files }),
    ]);
    if (!automation) return refuse('not_found');
    if (automation.status !== 'active') return refuse('automation_inactive');
    const definition = await versions(db)(hubOf(params), automation.id, automation.version_int);
    if (!definition) return refuse('automation_inactive');
    const cause = {
      cause: newId(),
      type: caller.kind === 'key' ? 'api' : 'manual',
      event_id: null,
      at: now.toISOString(),
      depth: 0,
      actor: actorOf(caller),
    } as const;
    const enrolled = await enroll(db, automation, definition, contact_id, cause, now);
    if (typeof enrolled !== 'string') return answer({ ...sole(named), ...enrolled, automation_name: automation.name });
    if (enrolled === 'unknown_contact') return refuse(enrolled, { field: 'contact_id' });
    if (enrolled === 'not_active') return refuse('automation_inactive');
    return refuse(enrolled === 'filtered_out' ? 'filter_not_met' : enrolled);
  },
});

const remove = route({
  method: 'DELETE',
  path: `${collection}/{enrollment_id}`,
  summary: text('Cancel an automation enrollment'),
  description: text('The member gets no further steps. The enrollment stays in the list with the status `canceled`.'),
  caller: creator('automations.manage'),
  status: 204,
  response: empty,
  errors: ['illegal_transition', 'not_found'],
  async handler({ params }, { caller, db, now }) {
    if (!(await findAutomation(db, params))) return refuse('not_found');
    const automationEnrollments = enrollments(db, hubOf(params), params.automation_id);
    const canceled = await automationEnrollments.cancel(params.enrollment_id, actorOf(caller), now);
    if (canceled === 'canceled') return done();
    return refuse(canceled === 'ended' ? 'illegal_transition' : 'not_found');
  },
});

export const enrollmentRoutes = [listEnrollments, create, remove];
