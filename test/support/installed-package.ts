import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { buildClientPackage } from '../../infra/client/package.ts';
import manifest from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

export interface InstalledPackage {
  /** A project that has only the package and its dependencies. */
  readonly project: string;
  /** The package in it. */
  readonly folder: string;
  /** The packed files. */
  readonly files: readonly string[];
  remove(): Promise<void>;
}

/** The files of a clone that concern the package; more than the package may contain. */
const CLONE_FILES = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'tsconfig.json', 'bin', 'shared/client'];

const packed = async (folder: string): Promise<string> => {
  const clone = join(folder, 'clone');
  for (const part of CLONE_FILES) await cp(join(root, part), join(clone, part), { recursive: true });
  await buildClientPackage(join(clone, 'dist'));
  await run('npm', ['pack', '--ignore-scripts', '--offline', '--pack-destination', folder], { cwd: clone });
  return join(folder, `${manifest.name}-${manifest.version}.tgz`);
};

/** The package as `npm pack` makes it, in a project outside the checkout. */
export const installPackage = async (): Promise<InstalledPackage> => {
  const folder = await mkdtemp(join(tmpdir(), 'installed-'));
  const project = join(folder, 'project');
  const modules = join(project, 'node_modules');
  const own = join(modules, manifest.name);
  await mkdir(own, { recursive: true });
  await run('tar', ['-xzf', await packed(folder), '-C', own, '--strip-components=1']);
  for (const name of Object.keys(manifest.dependencies))
    await symlink(join(root, 'node_modules', name), join(modules, name));
  const entries = await readdir(own, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return {
    project,
    folder: own,
    files: files.map((file) => file.slice(own.length + 1)).sort(),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

const versionOf = async (node: string): Promise<readonly [version: string, node: string]> => {
  const { stdout } = await run(node, ['--version']);
  return [stdout.trim(), node];
};

/** The path of each Node version on this machine, by version. */
export const nodeVersions = async (): Promise<ReadonlyMap<string, string>> => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  const found = folders.map((path) => join(path, 'node')).filter((path) => existsSync(path));
  return new Map(await Promise.all([...found, process.execPath].map(versionOf)));
};
