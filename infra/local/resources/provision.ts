import { ACCOUNT, arn, PARTITION, REGION, STACK_NAME, URL_SUFFIX } from '../environment.ts';
import { type Json, type JsonObject, objectOf, stringOf } from '../json.ts';
import { condition } from '../template/conditions.ts';
import { resolve, textOf } from '../template/intrinsics.ts';
import { provisioningOrder } from '../template/order.ts';
import type { Template } from '../template/read.ts';
import type { Scope } from '../template/scope.ts';
import { apiStage, gatewayApi } from './api.ts';
import { customResource } from './custom.ts';
import { alias, lambda, version } from './functions.ts';
import { INERT } from './inert.ts';
import { key, keyAlias } from './keys.ts';
import { eventDestination, subscription } from './mail-events.ts';
import { queue } from './queues.ts';
import { type Provision, type Provisioned, physicalName, type World } from './resource.ts';
import { role } from './roles.ts';
import { secret } from './secrets.ts';
import { integration, route } from './socket-api.ts';
import { table } from './tables.ts';
import { eventInvokeConfig, eventSourceMapping, rule, schedule } from './wirings.ts';

/** A bucket is only a name. Its objects are in the data folder. */
const bucket: Provision = (id, { BucketName }, { awsOrigin }) => {
  const name = physicalName(id, BucketName).toLowerCase();
  return { ref: name, attributes: { Arn: arn('s3', name).replace(/s3:.*:/, 's3:::'), DomainName: awsOrigin } };
};

const KNOWN: Readonly<Record<string, Provision>> = {
  'AWS::ApiGatewayV2::Api': gatewayApi,
  'AWS::ApiGatewayV2::Integration': integration,
  'AWS::ApiGatewayV2::Route': route,
  'AWS::ApiGatewayV2::Stage': apiStage,
  'AWS::DynamoDB::Table': table,
  'AWS::Events::Rule': rule,
  'AWS::IAM::Role': role,
  'AWS::KMS::Alias': keyAlias,
  'AWS::KMS::Key': key,
  'AWS::Lambda::Alias': alias,
  'AWS::Lambda::EventInvokeConfig': eventInvokeConfig,
  'AWS::Lambda::EventSourceMapping': eventSourceMapping,
  'AWS::Lambda::Function': lambda,
  'AWS::Lambda::Version': version,
  'AWS::S3::Bucket': bucket,
  'AWS::SES::ConfigurationSetEventDestination': eventDestination,
  'AWS::SNS::Subscription': subscription,
  'AWS::SQS::Queue': queue,
  'AWS::Scheduler::Schedule': schedule,
  'AWS::SecretsManager::Secret': secret,
};

/** A resource without a local effect still has a name and an ARN. */
const inert: Provision = (id) => ({ ref: physicalName(id, undefined), attributes: { Arn: arn('local', id) } });

const provisionOf = (type: string): Provision | undefined => {
  if (type.startsWith('Custom::') || type === 'AWS::CloudFormation::CustomResource') return customResource(type);
  return KNOWN[type] ?? (type in INERT ? inert : undefined);
};

const NESTED = 'AWS::CloudFormation::Stack';

const PSEUDO_PARAMETERS: Readonly<Record<string, Json>> = {
  'AWS::AccountId': ACCOUNT,
  'AWS::NotificationARNs': [],
  'AWS::Partition': PARTITION,
  'AWS::Region': REGION,
  'AWS::StackId': arn('cloudformation', `stack/${STACK_NAME}/0`),
  'AWS::StackName': STACK_NAME,
  'AWS::URLSuffix': URL_SUFFIX,
};

/** The name of a function that only the additional version has: its other functions can name it. */
const nameOfGone = (id: string, { additionalVersion }: World): string | undefined => {
  const gone = additionalVersion?.functionOf(id);
  return gone && physicalName(id, gone.properties.FunctionName);
};

const scopeOf = (
  template: Template,
  provisioned: ReadonlyMap<string, Provisioned>,
  parameters: JsonObject,
  world: World,
): Scope => ({
  conditions: template.conditions,
  mappings: template.mappings,
  ref(name) {
    const given = parameters[name] ?? objectOf(template.parameters[name]).Default;
    const value = PSEUDO_PARAMETERS[name] ?? provisioned.get(name)?.ref ?? given ?? nameOfGone(name, world);
    if (value === undefined) throw new Error(`The template refers to ${name}, which the local stack does not support.`);
    return value;
  },
  attribute(id, name) {
    const value = provisioned.get(id)?.attributes?.[name];
    if (value === undefined) throw new Error(`The local stack does not support the attribute ${name} of ${id}.`);
    return value;
  },
});

/** A nested stack has its own names, and the parameters of its parent. */
const nestedStack =
  (parent: Template): Provision =>
  async (id, { TemplateURL, Parameters }, world) => {
    const template = parent.nested(stringOf(TemplateURL));
    const scope = await provisionAll(template, world, objectOf(Parameters));
    const outputs = Object.entries(template.outputs).map(([name, output]) => [
      `Outputs.${name}`,
      resolve(objectOf(output).Value ?? null, scope),
    ]);
    return { ref: arn('cloudformation', `stack/${STACK_NAME}-${id}/0`), attributes: Object.fromEntries(outputs) };
  };

const provisionAll = async (template: Template, world: World, parameters: JsonObject): Promise<Scope> => {
  const provisioned = new Map<string, Provisioned>();
  const scope = scopeOf(template, provisioned, parameters, world);
  const creator = (type: string) => (type === NESTED ? nestedStack(template) : provisionOf(type));
  for (const [id, { Type }] of Object.entries(template.resources)) {
    if (!creator(Type)) throw new Error(`The local stack does not support ${id}, a ${Type}.`);
  }
  for (const id of provisioningOrder(template.resources)) {
    const resource = template.resources[id];
    const provisionResource = resource && creator(resource.Type);
    if (!resource || !provisionResource) continue;
    if (resource.Condition && !condition({ Condition: resource.Condition }, scope, textOf)) continue;
    const properties = resource.Type in INERT ? {} : objectOf(resolve(resource.Properties, scope));
    const created = await provisionResource(id, properties, world, (value) => resolve(value, scope));
    provisioned.set(id, created);
    const { Type: type, DeletionPolicy: deletionPolicy = 'Delete' } = resource;
    world.stackResources.push({ id, type, physicalId: created.ref, properties, deletionPolicy });
  }
  return scope;
};

/** Creates all resources of the template and of its nested stacks. Throws at the first unsupported one. */
export const provision = async (template: Template, world: World): Promise<void> => {
  await provisionAll(template, world, {});
};
