import { arn } from '../environment.ts';
import { statementsOf } from '../policy/statements.ts';
import { type Provision, physicalName } from './resource.ts';

/** A role with its permissions; the table endpoint enforces them. */
export const role: Provision = (id, properties, { roles }) => {
  const name = physicalName(id, properties.RoleName);
  const roleArn = arn('iam', `role/${name}`);
  roles.set(roleArn, statementsOf(properties));
  return { ref: name, attributes: { Arn: roleArn, RoleId: name } };
};
