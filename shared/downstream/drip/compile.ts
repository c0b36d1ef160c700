import type { Trigger } from '../automations/selector.ts';
import { isDeparture } from '../automations/trigger-types.ts';
import type { DripStepItem } from './step-item.ts';

const DAY_SECONDS = 86_400;

/** The emails of a campaign for members who leave are for them. */
const emailOf = ({ subject, body }: DripStepItem, { type }: Trigger) => ({
  type: 'send_email',
  data: { subject, body, ...(isDeparture(type) && { send_to_former_members: true }) },
});

const effectOf = (step: DripStepItem, trigger: Trigger) =>
  step.kind === 'email'
    ? emailOf(step, trigger)
    : { type: 'grant_access', data: { target_type: step.target_type, target_id: step.target_id } };

const timeOf = ({ at, after_days }: DripStepItem) =>
  at === null ? { seconds: (after_days ?? 0) * DAY_SECONDS } : { at };

/** Sorted by position, then by creation. */
const sorted = (steps: readonly DripStepItem[]): readonly DripStepItem[] =>
  [...steps].sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));

export const waitNode = (step: string): string => `wait-${step}`;

/** The nodes of a step: a wait for its time, and its effect. */
const nodesOf = (campaign: string, trigger: Trigger, step: DripStepItem, after?: string) => {
  const [wait, give] = [waitNode(step.id), `do-${step.id}`];
  const next = after === undefined ? undefined : waitNode(after);
  const data = { campaign_id: campaign, step_id: step.id, ...timeOf(step) };
  return [
    { id: wait, type: 'drip_wait', data, next: give, ...(next && { next_on_timeout: next }) },
    { id: give, ...effectOf(step, trigger), ...(next && { next }) },
  ];
};

const DEPARTURE: Trigger = { type: 'member.left' };

/** The maximum bytes of a step in the definition. */
export const definitionBytes = (step: DripStepItem): number =>
  Buffer.byteLength(JSON.stringify(nodesOf(step.drip_campaign_id, DEPARTURE, step, step.id)));

/** A campaign without steps ends at once. */
const EMPTY = { id: 'end', type: 'exit', data: {} };

/** Compiles a campaign into the definition of its automation. */
export const compile = (campaign: string, trigger: Trigger, steps: readonly DripStepItem[]): object => {
  const ordered = sorted(steps);
  const nodes = ordered.flatMap((step, nth) => nodesOf(campaign, trigger, step, ordered[nth + 1]?.id));
  const [first = EMPTY] = nodes;
  return { trigger, entry_node_id: first.id, nodes: nodes.length > 0 ? nodes : [EMPTY] };
};
