import { rmSync } from 'node:fs';
import type { Command } from 'commander';
import { counted } from '../../../shared/platform/text/counted.ts';
import { usage } from '../../hub/exit.ts';
import { currentStack, deleteStack } from '../delete/delete-stack.ts';
import { type Inventory, inventoryOf, readInventory, writeInventory } from '../delete/inventory.ts';
import { OUTCOMES, removeResource } from '../delete/removers.ts';
import type { Ops, Outcome, Runner, View } from '../ops.ts';

interface Flags {
  readonly data?: boolean;
  readonly state?: string;
}

type Retained = Inventory['retained'][number];

const fileFor = ({ stage, flags }: Ops<Flags>): string => flags.state ?? `.ops/delete-${stage.name}.json`;

const showRetained = (view: View, retained: readonly Retained[]): void =>
  view.list(retained, [
    { title: 'TYPE', of: ({ type }) => type },
    { title: 'RESOURCE', of: ({ physicalId }) => physicalId },
    { title: 'WITH --data', of: ({ type }) => OUTCOMES[type] },
  ]);

const plan = (ops: Ops<Flags>, inventory: Inventory): Outcome => ({
  result: { ...inventory, dry_run: true, data: ops.flags.data === true },
  show(view) {
    view.line(
      `1. Delete the stack ${ops.stage.stack} with ${counted(inventory.deletedResources, 'resource')}, if it is not protected.`,
    );
    const what = ops.flags.data ? 'Delete' : 'Keep';
    view.line(`2. ${what} ${counted(inventory.retained.length, 'resource')} with data:`);
    showRetained(view, inventory.retained);
    for (const { physicalId, reason } of inventory.kept) view.line(`Keep ${physicalId}: ${reason}.`);
  },
});

/** Deletes what the stack kept, and records each deletion, so that an interrupted run can be repeated. */
const removeData = async (ops: Ops<Flags>, file: string, begun: Inventory): Promise<Inventory> => {
  let inventory = begun;
  const bar = ops.progress('resources');
  try {
    for (const one of begun.retained) {
      await removeResource(ops.stage.clients, one, ops.wait);
      const retained = inventory.retained.filter(({ physicalId }) => physicalId !== one.physicalId);
      inventory = { ...inventory, retained };
      writeInventory(file, inventory);
      bar.at(begun.retained.length - retained.length, begun.retained.length);
    }
  } finally {
    bar.end();
  }
  return inventory;
};

/** The deletion that the file describes, or a new one. The file of an earlier stack of the stage is a mistake. */
const inventoryFor = async (ops: Ops<Flags>, file: string): Promise<Inventory> => {
  const known = readInventory(file);
  if (!known) return inventoryOf(ops.stage);
  if (known.stage !== ops.stage.name) throw usage(`${file} is of the stage ${known.stage}.`);
  const current = await currentStack(ops);
  if (current !== undefined && current !== known.stackId)
    throw usage(`${file} is of an earlier stack of ${known.stage}. Delete the file to delete the stack of today.`);
  return known;
};

const deleteStage = async (ops: Ops<Flags>): Promise<Outcome> => {
  const file = fileFor(ops);
  const begun = await inventoryFor(ops, file);
  if (ops.isDry) return plan(ops, begun);
  if (ops.stage.name === 'local') throw usage('To delete the local stack, stop it and delete its data folder.');
  const data = ops.flags.data ? 'and all its data are' : 'is';
  await ops.confirm(`The stage ${ops.stage.name} ${data} deleted.`);
  writeInventory(file, begun);
  await deleteStack(ops, begun.stackId);
  ops.say('The stack is deleted.');
  const inventory = ops.flags.data ? await removeData(ops, file, begun) : begun;
  if (inventory.retained.length === 0) rmSync(file, { force: true });
  return {
    result: { ...inventory, stack: 'deleted' },
    show(view) {
      if (inventory.retained.length === 0) return view.line('Deleted.');
      showRetained(view, inventory.retained);
      view.line(
        `These resources stay and cost money. Delete them with: hub ops delete-stage --stage ${ops.stage.name} --data`,
      );
    },
  };
};

export const define = (command: Command, run: Runner): void =>
  run<Flags>(
    command
      .option('--data', 'also delete everything that the stack keeps: tables, files, secrets, keys, dead letters, logs')
      .option('--state <file>', 'the file that remembers what is left; by default .ops/delete-<stage>.json'),
    deleteStage,
  );
