import type { Command } from 'commander';
import { usage } from '../../hub/exit.ts';
import type { Column } from '../../hub/table.ts';
import type { Ops, Outcome, Runner } from '../ops.ts';
import { type AnnouncedFlags, rotateAnnounced } from '../rotate/announced.ts';
import { rotateDeployed } from '../rotate/deployed.ts';
import { rotateInTable } from '../rotate/in-table.ts';
import { ROTATIONS, type Rotation } from '../rotate/rotations.ts';
import { rotateStored, type StoredFlags } from '../rotate/stored.ts';

type Flags = StoredFlags & AnnouncedFlags;

interface Row {
  readonly secret: string;
  readonly what: string;
  readonly how: Rotation['how'];
  readonly overlap: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { title: 'SECRET', of: ({ secret }) => secret },
  { title: 'ROTATED', of: ({ how }) => how },
  { title: 'PURPOSE', of: ({ what }) => what, flexible: true },
  { title: 'OVERLAP', of: ({ overlap }) => overlap, flexible: true },
];

/** Secrets Manager keeps a previous version of these, which --without-overlap removes. */
const HAS_VERSIONS: ReadonlySet<Rotation['how']> = new Set(['stored', 'announced']);

const IF_LEAKED = '“If a secret leaked” in infra/docs/pages/operate/secrets.md says how to end the old one.';

const rotateOne = async (ops: Ops<Flags>, name: string, rotation: Rotation): Promise<readonly string[]> => {
  switch (rotation.how) {
    case 'stored':
      return rotateStored(ops, name, rotation);
    case 'announced':
      return rotateAnnounced(ops, name, rotation);
    case 'table':
      return rotateInTable(ops, rotation);
    case 'deployed':
      return rotateDeployed(ops, rotation);
    case 'automatic':
      return [`KMS rotates this key every year. Overlap: ${rotation.overlap}.`];
    case 'by teams':
      return ['Teams rotate these secrets: hub webhooks rotate-secret, or POST …/rotate-secret of the endpoint.'];
  }
};

const list = (stage: string): Outcome => {
  const rows = Object.entries(ROTATIONS).map(([secret, { what, how, overlap }]) => ({ secret, what, how, overlap }));
  return { result: { stage, secrets: rows }, show: (view) => view.list(rows, COLUMNS) };
};

const rotate = async (ops: Ops<Flags>, name = ''): Promise<Outcome> => {
  if (name === '') return list(ops.stage.name);
  const rotation = Object.entries(ROTATIONS).find(([one]) => one === name)?.[1];
  if (!rotation) throw usage(`There is no secret ${name}. hub ops rotate lists them.`);
  if (ops.flags.withoutOverlap && !HAS_VERSIONS.has(rotation.how))
    throw usage(`--without-overlap is not for ${name}. ${IF_LEAKED}`);
  const lines = await rotateOne(ops, name, rotation);
  return {
    result: { stage: ops.stage.name, dry_run: ops.isDry, secret: name, messages: lines },
    show: ({ line }) => lines.forEach(line),
  };
};

export const define = (command: Command, run: Runner): void =>
  run<Flags>(
    command
      .argument('[secret]', 'the secret to rotate; without it, all secrets are listed')
      .option('--field <name>', 'the field of a secret with several')
      .option('--without-overlap', 'for a leaked secret: the old value is no longer accepted or published')
      .option('--finish', 'sign webhooks with the key that was published')
      .option('--abort', 'remove the key that was published'),
    rotate,
  );
