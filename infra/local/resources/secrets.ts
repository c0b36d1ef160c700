import { randomInt } from 'node:crypto';
import { arn } from '../environment.ts';
import { type JsonObject, numberOf, objectOf, stringOf } from '../json.ts';
import { createdName, pendingName, previousName, SECRETS_FILE } from '../secrets/secrets-manager.ts';
import { type Provision, physicalName } from './resource.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Generates letters and digits, without the excluded characters. */
const generate = ({ PasswordLength, ExcludeCharacters }: JsonObject): string => {
  const allowed = [...ALPHABET].filter((one) => !stringOf(ExcludeCharacters).includes(one));
  return Array.from({ length: numberOf(PasswordLength, 32) }, () => allowed[randomInt(allowed.length)]).join('');
};

/** A secret keeps its value, its other versions and their creation times. */
export const secret: Provision = (id, { Name, SecretString, GenerateSecretString }, { folder, secrets }) => {
  const kept = folder.read<Record<string, string>>(SECRETS_FILE, {});
  const made = objectOf(GenerateSecretString);
  const { SecretStringTemplate, GenerateStringKey } = made;
  const generated = generate(made);
  const templated = SecretStringTemplate
    ? JSON.stringify({ ...JSON.parse(stringOf(SecretStringTemplate)), [stringOf(GenerateStringKey)]: generated })
    : generated;
  const value = kept[id] ?? (stringOf(SecretString) || templated);
  const created = kept[createdName(id)] ?? new Date().toISOString();
  folder.write(SECRETS_FILE, { ...kept, [id]: value, [createdName(id)]: created });
  const secretArn = arn('secretsmanager', `secret:${physicalName(id, Name)}`);
  secrets.set(secretArn, value);
  secrets.set(createdName(secretArn), created);
  for (const label of [previousName, pendingName]) {
    for (const name of [label, (one: string) => createdName(label(one))]) {
      const stored = kept[name(id)];
      if (stored !== undefined) secrets.set(name(secretArn), stored);
    }
  }
  return { ref: secretArn, attributes: { Id: secretArn } };
};
