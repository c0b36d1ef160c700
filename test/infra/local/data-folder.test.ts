import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDataFolder } from '../../../infra/local/data-folder.ts';
import { temporaryFolder } from './support/data-folder.ts';

describe('the data folder', () => {
  test('keeps its files', () => {
    const path = temporaryFolder();
    const first = openDataFolder(path);
    first.write('mail.json', { a: 1 });
    first.release();
    expect(openDataFolder(path).read('mail.json', {})).toEqual({ a: 1 });
  });

  test('is locked by one stack at a time, and the error names its process', () => {
    const path = temporaryFolder();
    const folder = openDataFolder(path);
    expect(() => openDataFolder(path)).toThrow(`in use by process ${process.pid}`);
    folder.release();
    expect(() => openDataFolder(path)).not.toThrow();
  });

  test.each(['1073741824 5', `${process.pid} 1`, ''])('a lock without a running process is ignored: %j', (lock) => {
    const path = temporaryFolder();
    writeFileSync(join(path, 'lock'), lock);
    expect(() => openDataFolder(path)).not.toThrow();
  });

  const isLinux = process.platform === 'linux';
  test.runIf(isLinux)('a lock of a zombie process is ignored', async () => {
    // The exec replaces the shell by a program that never waits for the child, which becomes a zombie.
    const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    onTestFinished(() => void parent.kill('SIGKILL'));
    const [message] = await once(parent.stdout, 'data');
    const pid = Number(String(message));
    const stat = () => (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
    await expect.poll(() => stat()[0]).toBe('Z');
    const path = temporaryFolder();
    writeFileSync(join(path, 'lock'), `${pid} ${stat()[19]}`);
    expect(() => openDataFolder(path)).not.toThrow();
  });

  test('is emptied with --fresh', () => {
    const path = temporaryFolder();
    const folder = openDataFolder(path);
    folder.write('mail.json', {});
    folder.release();
    expect(openDataFolder(path, { fresh: true }).read('mail.json', 'gone')).toBe('gone');
  });

  test('--fresh deletes the data of stacks and no other entries', () => {
    const path = temporaryFolder();
    const own = ['demo.json', 'demo.json.new', 'table.sqlite', 'table.sqlite-wal', 'table.sqlite-shm'];
    const other = ['demo.jsonl', 'table.sqlite_dump', 'thesis.txt'];
    for (const name of [...own, ...other]) writeFileSync(join(path, name), 'years of work');
    mkdirSync(join(path, 'queues'));
    openDataFolder(path, { fresh: true }).release();
    expect(readdirSync(path).sort()).toEqual(other);
  });

  test.each(['a file', 'a folder under a file'])('%s instead of a folder is an error with its path', (what) => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, 'years of work');
    const path = what === 'a file' ? file : join(file, 'data');
    expect(() => openDataFolder(path)).toThrow(`The data folder ${path} cannot be used (E`);
    expect(readFileSync(file, 'utf8')).toBe('years of work');
  });

  test('a folder that cannot be locked is an error with its path', () => {
    const path = temporaryFolder();
    mkdirSync(join(path, 'lock'));
    symlinkSync(join(path, 'nowhere', 'else'), join(path, 'link'));
    expect(() => openDataFolder(join(path, 'link'))).toThrow(`The data folder ${join(path, 'link')} cannot be used`);
    expect(() => openDataFolder(path)).toThrow(`The data folder ${path} cannot be used`);
  });
});
