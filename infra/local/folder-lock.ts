import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCK = 'lock';

/** When the process began, where the system tells: a process number alone is used again. */
const began = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // What was killed and is waited for by nobody still has its number, and holds nothing.
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
  return since === began(pid);
};

/** Holds the folder for this process until released; a lock whose holder is gone does not count. */
export const lockFolder = (folder: string): (() => void) => {
  const lock = join(folder, LOCK);
  const mine = `${process.pid} ${began(process.pid)}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(lock, mine, { flag: 'wx' });
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
