import { type HubItem, hubItemKey } from '../../hubs/hubs/hub-item.ts';
import { type ContactItem, contactKey } from '../../hubs/people/contacts/contact-item.ts';
import { type MemberItem, memberKey } from '../../hubs/people/members/member-item.ts';
import {
  fieldsIn,
  type ProfileField,
  type ProfileFieldsItem,
  profileFieldsKey,
} from '../../hubs/people/profile-fields/profile-field-item.ts';
import { equals } from '../../platform/db/expression.ts';
import { type HubKey, hubOf } from '../../platform/db/key.ts';
import { rowsAt } from '../../platform/db/rows-at.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Step } from '../../platform/db/transaction.ts';
import { type AutomationItem, automationKey } from './automation-item.ts';
import type { StepJob } from './automation-job.ts';
import { meetsSet } from './condition-set.ts';
import type { Definition } from './definition.ts';
import { isEligible } from './enroll.ts';
import { type EnrollmentItem, enrollmentKey, isUnderWay } from './enrollment-item.ts';
import { endSteps, goTo, holdStep, reachSteps, waitUntil } from './moves.ts';
import type { Plan, Visit } from './node-kind.ts';
import { arrivalSteps } from './nodes/kinds.ts';
import { planOf } from './nodes/plans.ts';
import { automationActor } from './trigger-event.ts';
import type { Versions } from './versions.ts';

/** The maximum number of visits; it ends endless enrollments. */
const MAX_VISITS = 10_000;
/** The number of attempts while concurrent writes change the same rows. */
const ATTEMPTS = 10;

interface Rows {
  readonly enrollment: EnrollmentItem;
  readonly automation: AutomationItem | undefined;
  readonly hubItem: HubItem | undefined;
  readonly member: MemberItem | undefined;
  readonly contact: ContactItem | undefined;
  readonly profileFields: readonly ProfileField[];
}

/** Reads the rows of a step in one round trip; `undefined` if the job's generation is over. */
const rowsOf = async (db: Table, hub: HubKey, job: StepJob): Promise<Rows | undefined> => {
  const { automation_id, enrollment_id, contact_id, turn } = job;
  const keys = [
    enrollmentKey(hub, automation_id, enrollment_id),
    automationKey(hub, automation_id),
    hubItemKey(hub),
    memberKey(hub, contact_id),
    contactKey(hub.team, contact_id),
    profileFieldsKey(hub.team),
  ];
  const [enrollment, automation, hubItem, member, contact, fields] = await rowsAt<
    [EnrollmentItem, AutomationItem, HubItem, MemberItem, ContactItem, ProfileFieldsItem]
  >(db, keys);
  if (!enrollment || enrollment.turn !== turn || !isUnderWay(enrollment)) return undefined;
  return { enrollment, automation, hubItem, member, contact, profileFields: fieldsIn(hub.team, fields) };
};

const rowNameOf = (step: Step): string => {
  if ('put' in step) return `${step.put.pk} ${step.put.sk}`;
  return 'remove' in step ? `${step.remove.pk} ${step.remove.sk}` : '';
};

/** Drops removals of rows that the arrival puts: a transaction can write a row once. */
const mergeSteps = (effect: readonly Step[], arriving: readonly Step[]): readonly Step[] => {
  const put = new Set(arriving.map(rowNameOf));
  return [...effect.filter((step) => !('remove' in step && put.has(rowNameOf(step)))), ...arriving];
};

/** The steps of a plan with its move. */
const stepsOf = (plan: Plan, definition: Definition, visit: Visit): readonly Step[] => {
  const { enrollment, hub, now } = visit;
  const effect = plan.steps ?? [];
  if ('wait' in plan) return [waitUntil(enrollment, plan.wait, now), ...effect];
  if ('fail' in plan) return endSteps(enrollment, 'failed', now, { failure: plan.fail });
  if ('end' in plan) return [...endSteps(enrollment, plan.end, now), ...effect];
  const from = definition.nodes.find(({ id }) => id === enrollment.node_id);
  const next = from?.[plan.go];
  if (next === undefined) return [...endSteps(enrollment, 'completed', now), ...effect];
  const { contact_id: contact, automation_id: automation, id } = enrollment;
  const arrival = { hub, contact, automation, enrollment: id, visit: enrollment.visit + 1 };
  const arriving = arrivalSteps(definition, next, arrival);
  return [goTo(enrollment, next, now), ...reachSteps(enrollment, definition, next), ...mergeSteps(effect, arriving)];
};

/** The steps to write for this visit. */
const plannedSteps = async (db: Table, definition: Definition | undefined, visit: Visit): Promise<readonly Step[]> => {
  const { enrollment, hub, member, now } = visit;
  const failed = (failure: string) => endSteps(enrollment, 'failed', now, { failure });
  if (!definition) return failed('unknown_version');
  if (enrollment.visit > MAX_VISITS) return failed('too_many_visits');
  const { exit_conditions } = definition;
  if (exit_conditions && (await meetsSet(db, { hub, member }, exit_conditions, now)))
    return endSteps(enrollment, 'exited', now);
  const node = definition.nodes.find(({ id }) => id === enrollment.node_id);
  const plan = node && planOf(node.type);
  if (!node || !plan) return failed('unknown_node');
  return stepsOf(await plan(node.data, visit), definition, visit);
};

/** Commits the steps; a single update costs half of a transaction. Returns the labels of the failed steps. */
const conflictsOf = async (db: Table, stepsFor: readonly Step[]): Promise<readonly (string | undefined)[]> => {
  const [only, ...others] = stepsFor;
  if (only && others.length === 0 && 'update' in only)
    return (await db.update(only.update, only.change, only.condition)).ok ? [] : [only.label];
  const made = await db.transact(stepsFor);
  return made.ok ? [] : made.failed.map(({ label }) => label);
};

const steps = async (db: Table, versions: Versions, hub: HubKey, rows: Rows, now: Date): Promise<readonly Step[]> => {
  const { enrollment, automation, hubItem, member, contact, profileFields } = rows;
  if (!automation || automation.status === 'archived' || !hubItem) return endSteps(enrollment, 'canceled', now);
  if (automation.status === 'paused')
    return [
      holdStep(enrollment),
      { check: automationKey(hub, automation.id), condition: equals('status', 'paused'), label: 'automation' },
    ];
  if (!contact || !isEligible(member, enrollment.trigger_type, now)) return endSteps(enrollment, 'exited', now);
  const { id, name, drip_campaign_id = null } = automation;
  const { node_id, visit, depth } = enrollment;
  const at: Visit = {
    db,
    hub,
    hubItem,
    automation: { id, name, drip_campaign_id },
    enrollment,
    node_id,
    member,
    contact,
    profileFields,
    now,
    key: `${enrollment.id}:${node_id}:${visit}`,
    actor: automationActor(id, depth),
  };
  return plannedSteps(db, await versions(hub, id, enrollment.version_int), at);
};

/**
 * Runs one step of an enrollment. The effect and the move are one transaction, so concurrent and repeated calls apply
 * it once. A job of an earlier generation changes nothing.
 */
export const runStep = async (db: Table, versions: Versions, job: StepJob, now: Date): Promise<void> => {
  const hub = hubOf(job);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const rows = await rowsOf(db, hub, job);
    if (!rows) return;
    const all = await steps(db, versions, hub, rows, now);
    const conflicts = await conflictsOf(db, all);
    if (conflicts.length === 0 || conflicts.includes('enrollment')) return;
    /* The member was enrolled again meanwhile: that entry stays. */
    if (conflicts.every((label) => label === 'entry')) {
      const others = all.filter(({ label }) => label !== 'entry');
      if ((await conflictsOf(db, others)).length === 0) return;
    }
  }
  throw new Error('The rows that the step changes kept changing');
};
