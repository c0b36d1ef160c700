import { arn } from '../environment.ts';
import { arrayOf, isObject, type JsonObject, objectOf, stringOf } from '../json.ts';
import { asyncInvocationOf } from '../sources/async-events.ts';
import { type Provision, physicalName, type World } from './resource.ts';

const functionNamed = ({ functions }: World, named: unknown): string => {
  const name = stringOf(named);
  const found = [...functions.keys()].find((known) => known === name || known.endsWith(`:${name}`));
  if (!found) throw new Error(`The template has no function ${name}.`);
  return found;
};

const inputOf = (target: JsonObject): JsonObject | undefined => {
  const input: unknown = typeof target.Input === 'string' ? JSON.parse(target.Input) : undefined;
  return isObject(input) ? input : undefined;
};

export const eventSourceMapping: Provision = (id, properties, world) => {
  const sourceArn = stringOf(properties.EventSourceArn);
  const functionArn = functionNamed(world, properties.FunctionName);
  if (properties.Enabled !== false) world.wirings.push({ kind: 'mapping', id, sourceArn, functionArn, properties });
  return { ref: id };
};

export const eventInvokeConfig: Provision = (id, properties, world) => {
  const qualified = `${stringOf(properties.FunctionName)}:${stringOf(properties.Qualifier)}`;
  world.asyncInvocations.set(functionNamed(world, qualified), asyncInvocationOf(properties));
  return { ref: id };
};

/** A rule with a schedule runs its targets; event patterns are not supported. */
export const rule: Provision = (id, properties, world) => {
  const name = physicalName(id, properties.Name);
  const ruleArn = arn('events', `rule/${name}`);
  const expression = stringOf(properties.ScheduleExpression);
  if (!expression) throw new Error(`${id} (AWS::Events::Rule): only schedules run locally.`);
  for (const target of arrayOf(properties.Targets).map(objectOf)) {
    const functionArn = functionNamed(world, target.Arn);
    world.wirings.push({ kind: 'schedule', name, arn: ruleArn, expression, functionArn, input: inputOf(target) });
  }
  return { ref: name, attributes: { Arn: ruleArn } };
};

export const schedule: Provision = (id, properties, world) => {
  const name = physicalName(id, properties.Name);
  const scheduleArn = arn('scheduler', `schedule/default/${name}`);
  const target = objectOf(properties.Target);
  const functionArn = functionNamed(world, target.Arn);
  const expression = stringOf(properties.ScheduleExpression);
  world.wirings.push({ kind: 'schedule', name, arn: scheduleArn, expression, functionArn, input: inputOf(target) });
  return { ref: name, attributes: { Arn: scheduleArn } };
};
