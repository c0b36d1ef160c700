import * as z from 'zod';
import { described } from '#docs';
import { singleLine } from '../../platform/text/single-line.ts';
import { requiredText } from '../../platform/text/visible.ts';
import { Moment } from '../../platform/time/moment.ts';
import { AutomationName } from '../automations/automation-name.ts';
import { EVENT_SELECTORS } from '../automations/selector.ts';
import { DRIP_STEP_KINDS, DRIP_TARGETS, type DripStepItem } from './step-item.ts';

const MAX_POSITION = 2_147_483_647;
const MAX_DAYS = 3_650;

/** The trigger of a campaign: an event, or a manual enrollment. */
const DripTrigger = z.discriminatedUnion('type', [...EVENT_SELECTORS, z.object({ type: z.literal('manual') })]);

export const DripCampaignInput = z.object({
  name: AutomationName,
  trigger: DripTrigger.default({ type: 'member.joined' }),
});

export const DripCampaignChange = z.object({
  name: AutomationName.optional(),
  trigger: DripTrigger.optional(),
  status: z
    .enum(['active', 'paused'])
    .optional()
    .meta(described('`active` activates or resumes the campaign, `paused` pauses it.')),
});

const Position = z.int().min(0).max(MAX_POSITION);
const AfterDays = z.int().min(0).max(MAX_DAYS);
const Subject = singleLine(z.string().trim().min(1).max(200));
const Body = requiredText(20_000);

const shape = {
  kind: z.enum(DRIP_STEP_KINDS).meta(described('`unlock` gives access to a target, `email` sends an email.')),
  position: Position.default(0).meta(
    described('The order of the step. Steps with a lower position run first. Default: 0.'),
  ),
  after_days: AfterDays.optional().meta(described('The days after the member started the campaign. Default: 0.')),
  at: Moment.optional().meta(described('The time of the step. It takes precedence over `after_days`.')),
  target_type: z
    .enum(DRIP_TARGETS)
    .optional()
    .meta(described('The type of the target, required for an `unlock` step.')),
  target_id: z.uuid().optional().meta(described('The id of the target, required for an `unlock` step.')),
  subject: Subject.optional().meta(described('The subject of the email, required for an `email` step.')),
  body: Body.optional().meta(described('The text of the email, required for an `email` step.')),
};

export const DripStepInput = z.object(shape).superRefine((step, check) => {
  const needed = step.kind === 'unlock' ? (['target_type', 'target_id'] as const) : (['subject', 'body'] as const);
  for (const name of needed)
    if (step[name] === undefined)
      check.addIssue({ code: 'invalid_type', expected: 'string', path: [name], input: undefined });
});

/** The kind and the target of a step cannot change. */
export const DripStepChange = z.object({
  position: Position.optional(),
  after_days: AfterDays.optional(),
  at: Moment.optional().meta(described('The time of the step. It takes precedence over `after_days`.')),
  subject: Subject.optional(),
  body: Body.optional(),
});

export const DripOverrideInput = z.object({
  at: Moment.nullable()
    .default(null)
    .meta(described('The time when the member receives the step instead. Null to keep the usual time.')),
  is_skipped: z.boolean().default(false).meta(described('True to skip the step for this member. Default: false.')),
});

/** The fields of a step that a request sets. */
export type DripStepFields = Pick<
  DripStepItem,
  'kind' | 'position' | 'after_days' | 'at' | 'target_type' | 'target_id' | 'subject' | 'body'
>;

/** The stored fields of a new step. `at` takes precedence over `after_days`. */
export const stepFields = (input: z.output<typeof DripStepInput>): DripStepFields => {
  const { kind, position, after_days, at, target_type, target_id, subject, body } = input;
  const isUnlock = kind === 'unlock';
  return {
    kind,
    position,
    after_days: at === undefined ? (after_days ?? 0) : null,
    at: at ?? null,
    target_type: isUnlock ? (target_type ?? null) : null,
    target_id: isUnlock ? (target_id ?? null) : null,
    subject: isUnlock ? null : (subject ?? null),
    body: isUnlock ? null : (body ?? null),
  };
};

/** The changed fields of a step. `at` and `after_days` replace each other. */
export const changesOf = (
  kind: DripStepItem['kind'],
  input: z.output<typeof DripStepChange>,
): Partial<DripStepFields> => {
  const { position, after_days, at, subject, body } = input;
  return {
    ...(position !== undefined && { position }),
    ...(after_days !== undefined && { after_days, at: null }),
    ...(at !== undefined && { after_days: null, at }),
    ...(kind === 'email' && subject !== undefined && { subject }),
    ...(kind === 'email' && body !== undefined && { body }),
  };
};
