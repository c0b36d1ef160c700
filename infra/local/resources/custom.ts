import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { arn, STACK_NAME } from '../environment.ts';
import { type JsonObject, objectOf, stringOf } from '../json.ts';
import type { Provision, World } from './resource.ts';

const FILE = 'custom-resources.json';

interface StoredResource {
  readonly code: string;
  readonly properties: JsonObject;
  readonly physicalId: string;
  readonly data: JsonObject;
}

const invokeForResource = async (
  id: string,
  type: string,
  properties: JsonObject,
  old: StoredResource | undefined,
  world: World,
) => {
  const pool = world.functions.get(stringOf(properties.ServiceToken));
  if (!pool) throw new Error(`${id} (${type}): its ServiceToken is not a function of this template.`);
  const { path, answered } = world.customAnswers.expect();
  const event = {
    RequestType: old ? 'Update' : 'Create',
    ResponseURL: `${world.awsOrigin}${path}`,
    StackId: arn('cloudformation', `stack/${STACK_NAME}/0`),
    RequestId: randomUUID(),
    ResourceType: type,
    LogicalResourceId: id,
    ResourceProperties: properties,
    ...(old && { PhysicalResourceId: old.physicalId, OldResourceProperties: old.properties }),
  };
  const invoked = pool.invoke(event).then(() => answered);
  const answer = await Promise.race([answered, invoked]).catch((error) => ({
    Status: 'FAILED',
    Reason: String(error),
  }));
  answered.catch(() => undefined);
  return objectOf(answer);
};

/** Invokes the custom resource's function. As in CloudFormation, the same properties and code run once. */
export const customResource =
  (type: string): Provision =>
  async (id, properties, world) => {
    const all = world.folder.read<Record<string, StoredResource>>(FILE, {});
    const old = all[id];
    const code = basename(world.functions.get(stringOf(properties.ServiceToken))?.definition.folder ?? '');
    if (old?.code === code && JSON.stringify(old.properties) === JSON.stringify(properties)) {
      return { ref: old.physicalId, attributes: old.data };
    }
    const answer = await invokeForResource(id, type, properties, old, world);
    if (answer.Status !== 'SUCCESS') throw new Error(`${id} (${type}) failed: ${stringOf(answer.Reason)}`);
    const physicalId = stringOf(answer.PhysicalResourceId);
    const data = objectOf(answer.Data);
    world.folder.write(FILE, { ...all, [id]: { code, properties, physicalId, data } });
    return { ref: physicalId, attributes: data };
  };
