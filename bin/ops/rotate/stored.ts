import { CommandError, Exit, usage } from '../../hub/exit.ts';
import { secret as askSecret } from '../../hub/prompt.ts';
import type { Ops } from '../ops.ts';
import type { Rotation } from './rotations.ts';
import { putVersion, readVersion, secretArn, type Version } from './values.ts';

export interface StoredFlags {
  readonly field?: string;
  /** Ends the validity of the old value at once. */
  readonly withoutOverlap?: boolean;
}

type Stored = Extract<Rotation, { how: 'stored' }>;
type Field = Stored['fields'][string];

const fieldOf = ({ fields }: Stored, named: string | undefined): readonly [string, Field] => {
  const [first, ...others] = Object.entries(fields);
  if (!first) throw new Error('A stored secret has a field');
  if (named === undefined && others.length === 0) return first;
  const found = Object.entries(fields).find(([name]) => name === named);
  if (!found) throw usage(`Name the field: --field ${Object.keys(fields).join(' or --field ')}.`);
  return found;
};

const modeOf = (pattern: RegExp, value: string): string | undefined => pattern.exec(value)?.[1];

const issued = async ({ terminal }: Ops, name: string, field: Field, old: string): Promise<string> => {
  if (field.kind === 'generated') return field.generate();
  const empty = {
    empty: `The new ${name} is empty. Enter it in a terminal, or send it to standard input.`,
    help: 'hub ops rotate --help',
  };
  const value = (await askSecret(terminal, `The new ${name} (${field.at})`, empty)).trim();
  if (!field.pattern.test(value)) throw usage(`This is not a value of ${field.at}.`);
  const [before, after] = [modeOf(field.pattern, old), modeOf(field.pattern, value)];
  if (field.keepsMode && before !== undefined && before !== after)
    throw usage(`The old key is a ${before} key, and this one is a ${after} key.`);
  if (value === old) throw usage('This is the value that is stored.');
  return value;
};

const DAY_MS = 24 * 60 * 60_000;

/**
 * Refuses to end the overlap of a field that the service itself generated and verifies: a secret has one previous
 * version, which has all fields.
 */
const keepsOverlap = async ({ stage, now }: Ops, arn: string, { fields }: Stored, current: Version): Promise<void> => {
  const since = now().getTime() - (current.createdAt?.getTime() ?? 0);
  if (since >= DAY_MS) return;
  const previous = await readVersion(stage, arn, 'AWSPREVIOUS');
  const other = Object.keys(current.fields).find(
    (one) =>
      fields[one]?.kind === 'generated' && previous !== undefined && previous.fields[one] !== current.fields[one],
  );
  if (other === undefined) return;
  const hours = Math.ceil((DAY_MS - since) / 3_600_000);
  throw usage(
    `The old ${other} is accepted for ${hours} more hours, and would no longer be. Wait, or end it with --without-overlap.`,
  );
};

/**
 * Stores a new value of a field; the other fields stay. The old value becomes the previous version, which functions
 * accept for a day where they verify with it; without overlap, the new value is stored twice.
 */
export const rotateStored = async (ops: Ops<StoredFlags>, id: string, rotation: Stored): Promise<readonly string[]> => {
  const [name, field] = fieldOf(rotation, ops.flags.field);
  const arn = await secretArn(ops.stage, id);
  const current = await readVersion(ops.stage, arn, 'AWSCURRENT');
  if (!current) throw new CommandError(Exit.notFound, `The secret ${id} has no value.`);
  if (ops.isDry) return [`Would store a new ${name} in ${id}; its other fields stay.`];
  if (!ops.flags.withoutOverlap) await keepsOverlap(ops, arn, rotation, current);
  const value = await issued(ops, name, field, current.fields[name] ?? '');
  const fields = { ...current.fields, [name]: value };
  await putVersion(ops.stage, arn, fields);
  if (ops.flags.withoutOverlap) await putVersion(ops.stage, arn, fields);
  return [
    `Stored a new ${name} in ${id}. Functions use it within five minutes.`,
    ops.flags.withoutOverlap ? 'The old value is no longer a version of the secret.' : `Overlap: ${rotation.overlap}.`,
    ...(rotation.afterwards ? [rotation.afterwards] : []),
  ];
};
