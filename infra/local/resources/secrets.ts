import { randomBytes } from 'node:crypto';
import { arn } from '../environment.ts';
import { objectOf, stringOf } from '../json.ts';
import { type Provision, physicalName } from './resource.ts';

const FILE = 'secrets.json';

/** A secret keeps the value that it first got. */
export const secret: Provision = (id, { Name, SecretString, GenerateSecretString }, { folder, secrets }) => {
  const kept = folder.read<Record<string, string>>(FILE, {});
  const { SecretStringTemplate, GenerateStringKey } = objectOf(GenerateSecretString);
  const generated = randomBytes(24).toString('base64url');
  const templated = SecretStringTemplate
    ? JSON.stringify({ ...JSON.parse(stringOf(SecretStringTemplate)), [stringOf(GenerateStringKey)]: generated })
    : generated;
  const value = kept[id] ?? (stringOf(SecretString) || templated);
  folder.write(FILE, { ...kept, [id]: value });
  const secretArn = arn('secretsmanager', `secret:${physicalName(id, Name)}`);
  secrets.set(secretArn, value);
  return { ref: secretArn, attributes: { Id: secretArn } };
};
