import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../infra/docs/samples/samples.ts';
import { longLived, type ProgramRunner, shells } from './program-runner.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const driver = (name: string): string => join(import.meta.dirname, name);

const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

interface Runtime {
  readonly label: string;
  readonly isInstalled: boolean;
  /** Starts what runs the programs; they can use the folder. */
  readonly start: (folder: string) => ProgramRunner;
}

/** Makes the package of the client available to the files of a folder, as its installation does. */
export const installClient = (folder: string): void => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  symlinkSync(root, join(folder, 'node_modules', 'hub-membership-service'));
};

export const RUNTIMES: Readonly<Record<Language, Runtime>> = {
  ts: {
    label: 'TypeScript',
    isInstalled: true,
    start(folder) {
      installClient(folder);
      return longLived(process.execPath, ['--conditions=hub-membership-service/source', driver('driver.ts'), folder]);
    },
  },
  sh: { label: 'Bash (curl)', isInstalled: has('bash') && has('curl'), start: shells },
  python: {
    label: 'Python',
    isInstalled: has('python3'),
    start: () =>
      longLived('python3', [driver('driver.py')], {
        PYTHONPATH: join(root, 'infra', 'docs'),
        PYTHONDONTWRITEBYTECODE: '1',
        PYTHONIOENCODING: 'utf-8',
      }),
  },
};
