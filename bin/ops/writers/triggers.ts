import { DescribeRuleCommand, DisableRuleCommand, EnableRuleCommand } from '@aws-sdk/client-eventbridge';
import { GetEventSourceMappingCommand, UpdateEventSourceMappingCommand } from '@aws-sdk/client-lambda';
import { resourcesOfType } from '../resources.ts';
import type { Stage } from '../stage.ts';

/** What invokes a worker: an event source mapping, or a rule with a schedule. */
export interface Trigger {
  readonly kind: 'mapping' | 'rule';
  /** The UUID of a mapping or the name of a rule. */
  readonly id: string;
  /** The construct id, which names the worker. */
  readonly name: string;
}

const TYPES = { mapping: 'AWS::Lambda::EventSourceMapping', rule: 'AWS::Events::Rule' } as const;

const KINDS = ['mapping', 'rule'] as const;

/** The triggers of all workers. */
export const triggersOf = async (stage: Stage): Promise<readonly Trigger[]> => {
  const resources = await stage.resources();
  return KINDS.flatMap((kind) =>
    resourcesOfType(resources, TYPES[kind]).map(({ id, physicalId }) => ({
      kind,
      id: physicalId,
      name: id
        .replace(/functionFunction/, ' ')
        .replace(/[0-9A-F]{8}$/, '')
        .toLowerCase(),
    })),
  );
};

const stateOf = async ({ clients }: Stage, { kind, id }: Trigger): Promise<string> => {
  if (kind === 'rule') return (await clients.events.send(new DescribeRuleCommand({ Name: id }))).State ?? '';
  return (await clients.lambda.send(new GetEventSourceMappingCommand({ UUID: id }))).State ?? '';
};

/** Whether a trigger is enabled, or is being enabled. */
export const isEnabled = async (stage: Stage, trigger: Trigger): Promise<boolean> =>
  /^(?:enabl|creat|updat)/i.test(await stateOf(stage, trigger));

/** The triggers that invoke no worker now. */
export const disabledTriggers = async (stage: Stage): Promise<readonly Trigger[]> => {
  const triggers = await triggersOf(stage);
  const states = await Promise.all(triggers.map((one) => isEnabled(stage, one)));
  return triggers.filter((_, nth) => !states[nth]);
};

/** Whether a change has ended: mappings take up to a minute. */
export const isSettled = async (stage: Stage, trigger: Trigger): Promise<boolean> =>
  /^(?:enabled|disabled)$/i.test(await stateOf(stage, trigger));

/** Enables or disables a trigger. Idempotent. */
export const setEnabled = async ({ clients }: Stage, { kind, id }: Trigger, enabled: boolean): Promise<void> => {
  if (kind === 'rule') {
    await clients.events.send(enabled ? new EnableRuleCommand({ Name: id }) : new DisableRuleCommand({ Name: id }));
    return;
  }
  await clients.lambda.send(new UpdateEventSourceMappingCommand({ UUID: id, Enabled: enabled }));
};
