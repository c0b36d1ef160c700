import { DatabaseSync } from 'node:sqlite';

const WRITE_AHEAD = /^PRAGMA journal_mode = WAL/i;

/**
 * Opens databases that survive the end of this process, but do not wait for the disk at each write: a wait blocks this
 * thread for milliseconds, three times a message. A power cut may lose the newest writes. Applies to databases with a
 * write-ahead log that are opened before `open` returns.
 */
export const withRelaxedSync = <T>(open: () => T): T => {
  const { exec } = DatabaseSync.prototype;
  DatabaseSync.prototype.exec = function relaxed(this: DatabaseSync, sql: string): void {
    exec.call(this, sql);
    if (WRITE_AHEAD.test(sql)) exec.call(this, 'PRAGMA synchronous = NORMAL');
  };
  try {
    return open();
  } finally {
    DatabaseSync.prototype.exec = exec;
  }
};
