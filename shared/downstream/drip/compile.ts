import type { Trigger } from '../automations/selector.ts';
import type { DripStepItem } from './step-item.ts';

const DAY_SECONDS = 86_400;

const effectOf = (step: DripStepItem) =>
  step.kind === 'email'
    ? { type: 'send_email', data: { subject: step.subject, body: step.body } }
    : { type: 'grant_access', data: { target_type: step.target_type, target_id: step.target_id } };

const timeOf = ({ at, after_days }: DripStepItem) =>
  at === null ? { seconds: (after_days ?? 0) * DAY_SECONDS } : { at };

/** By their position, and of two that share one by which was made first. */
const inOrder = (steps: readonly DripStepItem[]): readonly DripStepItem[] =>
  [...steps].sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1));

export const waitNode = (step: string): string => `wait-${step}`;

/** What a step is in the definition: a wait for its time, and what it gives; then the next step. */
const nodesOf = (campaign: string, step: DripStepItem, after: string | undefined) => {
  const [wait, give] = [waitNode(step.id), `do-${step.id}`];
  const next = after === undefined ? undefined : waitNode(after);
  const data = { campaign_id: campaign, step_id: step.id, ...timeOf(step) };
  return [
    { id: wait, type: 'drip_wait', data, next: give, ...(next && { next_on_timeout: next }) },
    { id: give, ...effectOf(step), ...(next && { next }) },
  ];
};

/** How many bytes of the definition a step takes at most. */
export const bytesOf = (step: DripStepItem): number =>
  Buffer.byteLength(JSON.stringify(nodesOf(step.drip_campaign_id, step, step.id)));

/** A campaign without steps is over as it begins. */
const NOTHING = { id: 'end', type: 'exit', data: {} };

/** The definition of the automation that a campaign is: for each step a wait for its time, and what it gives. */
export const compile = (campaign: string, trigger: Trigger, steps: readonly DripStepItem[]): object => {
  const ordered = inOrder(steps);
  const nodes = ordered.flatMap((step, nth) => nodesOf(campaign, step, ordered[nth + 1]?.id));
  const [first = NOTHING] = nodes;
  return { trigger, entry_node_id: first.id, nodes: nodes.length > 0 ? nodes : [NOTHING] };
};
