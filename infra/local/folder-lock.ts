import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = 'lock';

/** The start time of a process, on systems that report it. Process ids are reused. */
const startTimeOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie process keeps its id but no longer holds the lock.
    return state === 'Z' ? 'gone' : (rest[18] ?? '');
  } catch {
    return '';
  }
};

const isRunning = (pid: number, since: string): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return since === startTimeOf(pid);
};

/** Locks the folder for this process; returns a function that releases it. A lock of an ended process is ignored. */
export const lockFolder = (folder: string): (() => void) => {
  const lock = join(folder, LOCK);
  const ownEntry = `${process.pid} ${startTimeOf(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(lock, ownEntry, { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const [pid = '', since = ''] = readFileSync(lock, 'utf8').split(' ');
      if (pid !== '' && isRunning(Number(pid), since)) {
        throw new Error(
          `The data folder ${folder} is in use by process ${pid}. Stop it, or set HUB_DATA to another folder.`,
        );
      }
      rmSync(lock, { force: true });
    }
  }
  throw new Error(`The data folder ${folder} could not be locked.`);
};
