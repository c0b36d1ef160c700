import { UpdateSecretVersionStageCommand } from '@aws-sdk/client-secrets-manager';
import { usage } from '../../hub/exit.ts';
import type { Ops } from '../ops.ts';
import type { Rotation } from './rotations.ts';
import { putVersion, readVersion, secretArn, type Version } from './values.ts';

export interface AnnouncedFlags {
  readonly finish?: boolean;
  readonly abort?: boolean;
  /** Ends the old key at once: the secret has no version with it, so it is not published either. */
  readonly withoutOverlap?: boolean;
}

type Announced = Extract<Rotation, { how: 'announced' }>;

const DEPLOY = 'Deploy with another revision (npx cdk deploy -c revision=…)';

/** Removes the label of the version that was announced. */
const withoutLabel = async ({ stage }: Ops, SecretId: string, { id }: Version): Promise<void> => {
  const change = { SecretId, VersionStage: 'AWSPENDING', RemoveFromVersionId: id };
  await stage.clients.secrets.send(new UpdateSecretVersionStageCommand(change));
};

const announce = async (ops: Ops, arn: string, { field, generate }: Announced): Promise<readonly string[]> => {
  await putVersion(ops.stage, arn, { [field]: generate() }, 'AWSPENDING');
  return [
    'Stored the next key. Nothing is signed with it yet.',
    `${DEPLOY}: /api/v1/webhook-signing-keys then lists its public half.`,
    'Give receivers time to read the list, a day at least. Then run this command again with --finish.',
  ];
};

/** Makes the announced key the current one. Repeated after an interruption, it stores the same key again. */
const finish = async (ops: Ops, arn: string, pending: Version): Promise<readonly string[]> => {
  const current = await readVersion(ops.stage, arn, 'AWSCURRENT');
  if (JSON.stringify(current?.fields) !== JSON.stringify(pending.fields))
    await putVersion(ops.stage, arn, pending.fields);
  await withoutLabel(ops, arn, pending);
  return [
    'Webhooks are signed with the new key within five minutes.',
    `${DEPLOY}: /api/v1/webhook-signing-keys then shows when the old key was retired.`,
  ];
};

const UNTIL_DEPLOYED =
  'Receivers that verify with the public keys reject webhooks until a deployment publishes the new key; failed deliveries are retried.';

/**
 * For a key that has leaked: signs with the announced key, or else with a new one. The key is stored twice, so that the
 * old one is not the previous version, and the next deployment publishes it no longer.
 */
const replace = async (ops: Ops, arn: string, rotation: Announced, pending?: Version): Promise<readonly string[]> => {
  const fields = pending?.fields ?? { [rotation.field]: rotation.generate() };
  await putVersion(ops.stage, arn, fields);
  await putVersion(ops.stage, arn, fields);
  if (pending) await withoutLabel(ops, arn, pending);
  return [
    'Webhooks are signed with the new key within five minutes. The old key is no longer a version of the secret.',
    `${DEPLOY} now: /api/v1/webhook-signing-keys then lists only the new key. Until then it lists the old one.`,
    'Then notify the teams: receivers that verify with public keys must read the list again and forget the old key.',
  ];
};

/** In two steps: the public half of the next key is published before anything is signed with it. */
export const rotateAnnounced = async (
  ops: Ops<AnnouncedFlags>,
  id: string,
  rotation: Announced,
): Promise<readonly string[]> => {
  const { finish: finishes, abort, withoutOverlap } = ops.flags;
  if (abort && (finishes || withoutOverlap)) throw usage('--abort cannot be used with --finish or --without-overlap.');
  const arn = await secretArn(ops.stage, id);
  const pending = await readVersion(ops.stage, arn, 'AWSPENDING');
  if (!pending) {
    if (finishes || abort) throw usage('No next key is stored. Run the command without --finish and --abort first.');
    if (!withoutOverlap)
      return ops.isDry ? ['Would store the next key, to be published by a deployment.'] : announce(ops, arn, rotation);
    if (ops.isDry) return ['Would sign with a new key at once, and remove the old one.'];
    await ops.confirm(UNTIL_DEPLOYED);
    return replace(ops, arn, rotation);
  }
  const since = pending.createdAt?.toISOString() ?? 'an unknown time';
  if (finishes) {
    if (ops.isDry) return [`Would sign with the key of ${since}${withoutOverlap ? ', and remove the old one' : ''}.`];
    if (!withoutOverlap) return finish(ops, arn, pending);
    await ops.confirm(`If the key of ${since} is not deployed: ${UNTIL_DEPLOYED}`);
    return replace(ops, arn, rotation, pending);
  }
  if (!abort)
    throw usage(`The next key is stored since ${since}. Use --finish to sign with it, or --abort to remove it.`);
  if (ops.isDry) return [`Would remove the key of ${since}.`];
  await withoutLabel(ops, arn, pending);
  return [`Removed the next key. ${DEPLOY}, so that it is no longer published.`];
};
