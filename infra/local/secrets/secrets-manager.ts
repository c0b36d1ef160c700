import type { DataFolder } from '../data-folder.ts';
import { nameOfArn, STACK_NAME } from '../environment.ts';
import { arrayOf, type JsonObject, stringOf } from '../json.ts';
import { AwsError, type AwsService, jsonService } from '../protocol/request.ts';

/** Secret values by ARN, each with its creation time under `createdName`, and the previous version of each. */
export type Secrets = Map<string, string>;

export const SECRETS_FILE = 'secrets.json';

export const createdName = (name: string): string => `${name}#created`;
export const previousName = (name: string): string => `${name}#previous`;
export const pendingName = (name: string): string => `${name}#pending`;
const currentName = (name: string): string => name;

/** The name of each version, by its label. */
const SUFFIXES: Readonly<Record<string, (name: string) => string>> = {
  AWSCURRENT: currentName,
  AWSPREVIOUS: previousName,
  AWSPENDING: pendingName,
};

const NOT_FOUND = "Secrets Manager can't find the specified secret.";

/** The logical id, by which a secret is stored in the data folder. */
const idOf = (arn: string): string => nameOfArn(arn).replace(`${STACK_NAME}-`, '');

/** Secrets Manager: reads the current, previous and pending version of a secret, and stores new ones. */
export const secretsManager = (secrets: Secrets, folder: DataFolder): AwsService => {
  const arnOf = (id: unknown): string => {
    const name = stringOf(id);
    const found = [...secrets.keys()].find((arn) => arn === name || arn.endsWith(`:secret:${name}`));
    if (found === undefined) throw new AwsError('ResourceNotFoundException', NOT_FOUND);
    return found;
  };
  /** A value and its creation time, in memory and in the data folder. */
  const store = (arn: string, suffix: (name: string) => string, value: string, created: string): void => {
    const id = idOf(arn);
    secrets.set(suffix(arn), value);
    secrets.set(createdName(suffix(arn)), created);
    const kept = folder.read<Record<string, string>>(SECRETS_FILE, {});
    folder.write(SECRETS_FILE, { ...kept, [suffix(id)]: value, [createdName(suffix(id))]: created });
  };
  const remove = (arn: string, suffix: (name: string) => string): void => {
    const gone = [suffix, (name: string) => createdName(suffix(name))];
    for (const name of gone) secrets.delete(name(arn));
    const kept = folder.read<Record<string, string>>(SECRETS_FILE, {});
    const names = new Set(gone.map((name) => name(idOf(arn))));
    folder.write(SECRETS_FILE, Object.fromEntries(Object.entries(kept).filter(([name]) => !names.has(name))));
  };
  const createdAt = (name: string): string => secrets.get(createdName(name)) ?? new Date(0).toISOString();

  const nameOf = (ARN: string, label: string): string => {
    const suffix = SUFFIXES[label];
    if (!suffix) throw new AwsError('ResourceNotFoundException', NOT_FOUND);
    return suffix(ARN);
  };
  const get = ({ SecretId, VersionStage = 'AWSCURRENT' }: JsonObject) => {
    const ARN = arnOf(SecretId);
    const name = nameOf(ARN, stringOf(VersionStage));
    const SecretString = secrets.get(name);
    if (SecretString === undefined) throw new AwsError('ResourceNotFoundException', NOT_FOUND);
    const CreatedDate = Date.parse(createdAt(name)) / 1000;
    const VersionId = stringOf(VersionStage);
    return { ARN, Name: nameOfArn(ARN), SecretString, VersionId, CreatedDate, VersionStages: [VersionId] };
  };
  return jsonService({
    GetSecretValue: get,
    PutSecretValue({ SecretId, SecretString, VersionStages }) {
      const ARN = arnOf(SecretId);
      const label = arrayOf(VersionStages).includes('AWSPENDING') ? 'AWSPENDING' : 'AWSCURRENT';
      if (label === 'AWSCURRENT') store(ARN, previousName, secrets.get(ARN) ?? '', createdAt(ARN));
      store(ARN, SUFFIXES[label] ?? currentName, stringOf(SecretString), new Date().toISOString());
      return { ARN, Name: nameOfArn(ARN), VersionStages: [label] };
    },
    /** Only removes a label: the version ids here are the labels. */
    UpdateSecretVersionStage({ SecretId, VersionStage, RemoveFromVersionId, MoveToVersionId }) {
      const ARN = arnOf(SecretId);
      if (MoveToVersionId !== undefined || RemoveFromVersionId !== VersionStage)
        throw new AwsError('InvalidParameterException', 'The local stack only removes a label from its version.');
      remove(ARN, SUFFIXES[stringOf(VersionStage)] ?? pendingName);
      return { ARN, Name: nameOfArn(ARN) };
    },
  });
};
