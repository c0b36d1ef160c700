import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTEN = '0A';
/** The addresses, in hexadecimal, that only this machine reaches. */
export const LOOPBACK = ['0100007F', '00000000000000000000000001000000', '0000000000000000FFFF00000100007F'];

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

/** The addresses, in hexadecimal, at which the process and all that it started listen. */
export const addressesOf = (pid: number): readonly string[] => {
  const open = new Set(treeOf(pid).flatMap(filesOf));
  return ['tcp', 'tcp6'].flatMap((table) =>
    linesOf(`/proc/net/${table}`)
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === LISTEN && open.has(`socket:[${inode}]`))
      .map(([, local = '']) => local.split(':')[0] ?? ''),
  );
};
