import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalStack, temporaryFolder } from './support/local-stack.ts';

const LISTEN = '0A';
const LOOPBACK = ['0100007F', '00000000000000000000000001000000', '0000000000000000FFFF00000100007F'];

const linesOf = (path: string): readonly string[] => {
  try {
    return readFileSync(path, 'utf8').trim().split('\n');
  } catch {
    return [];
  }
};

/** The process and all that it started. */
const treeOf = (pid: number): readonly number[] => {
  const children = linesOf(`/proc/${pid}/task/${pid}/children`).flatMap((line) => line.split(' ').filter(Boolean));
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
};

const filesOf = (pid: number): readonly string[] => {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(`${folder}/${name}`)];
    } catch {
      return [];
    }
  });
};

/** The addresses, in hexadecimal, at which the processes listen. */
const addressesOf = (pids: readonly number[]): readonly string[] => {
  const open = new Set(pids.flatMap(filesOf));
  return ['tcp', 'tcp6'].flatMap((table) =>
    linesOf(`/proc/net/${table}`)
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === LISTEN && open.has(`socket:[${inode}]`))
      .map(([, local = '']) => local.split(':')[0] ?? ''),
  );
};

test('no process of the local stack listens on an address that other machines reach', async () => {
  const stack = await startLocalStack({ folder: temporaryFolder() });
  onTestFinished(async () => void (await stack.stop()));
  const addresses = addressesOf(treeOf(stack.process.pid ?? 0));
  expect(addresses.length).toBeGreaterThanOrEqual(2);
  expect(addresses.filter((address) => !LOOPBACK.includes(address))).toEqual([]);
});
