import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Metafile } from 'esbuild';
import { NOTICE, notices } from '../bundle/notice.ts';
import { commandLine } from '../command-line/command-line.ts';

const root = join(import.meta.dirname, '..', '..');
const client = join(root, 'shared', 'client');
const packages = join(root, 'node_modules');

/** The exports of the package. */
const EXPORTED = ['client.ts', 'verify-webhook.ts'].map((file) => join(client, file));

/**
 * Builds the exported modules and the command for the oldest supported Node. Shared code, and the code of one command,
 * are files of their own. The command-line parser is bundled, because its manifest asks for a newer Node than it needs.
 */
const buildScripts = async (folder: string): Promise<Metafile> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [...EXPORTED, join(root, 'bin', 'hub.ts')],
    entryNames: '[name]',
    chunkNames: 'parts/[name]-[hash]',
    outdir: folder,
    bundle: true,
    splitting: true,
    external: ['openapi-fetch'],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    metafile: true,
    logLevel: 'warning',
  });
  return metafile;
};

/** Rewrites the relative imports of a declaration to the file names in the package. */
const asPackaged = (declarations: string, extension: 'js' | 'cjs'): string =>
  declarations.replaceAll(/ from '(\.\/[\w-]+)(?:\.d)?\.ts'/g, ` from '$1.${extension}'`);

/** The types of the API in a CommonJS program: those of the module, because a copy would double the package. */
const OPENAPI_CTS = "export type * from './openapi.js' with { 'resolution-mode': 'import' };\n";

const buildTypes = async (folder: string): Promise<void> => {
  const project = join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: client,
    outDir: join(folder, 'types'),
    typeRoots: [join(packages, '@types')],
  };
  const settings = { extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files: EXPORTED };
  await writeFile(project, JSON.stringify(settings));
  await promisify(execFile)(process.execPath, [join(packages, 'typescript', 'bin', 'tsc'), '--project', project]);
  await rm(project);
  for (const file of await readdir(compilerOptions.outDir)) {
    const path = join(compilerOptions.outDir, file);
    const declarations = await readFile(path, 'utf8');
    await writeFile(path, asPackaged(declarations, 'js'));
    await writeFile(path.replace(/\.ts$/, '.cts'), asPackaged(declarations, 'cjs'));
  }
  await writeFile(join(compilerOptions.outDir, 'openapi.d.cts'), OPENAPI_CTS);
  await copyFile(join(client, 'openapi.d.ts'), join(compilerOptions.outDir, 'openapi.d.ts'));
};

/**
 * Writes the files of the npm package: JavaScript, because Node does not run TypeScript below node_modules. Returns the
 * inputs of the scripts.
 */
export const buildClientPackage = async (folder: string): Promise<Metafile> => {
  await mkdir(folder, { recursive: true });
  const [metafile] = await Promise.all([buildScripts(folder), buildTypes(folder)]);
  await writeFile(join(folder, NOTICE), await notices(root)('client package', Object.values(metafile.outputs)));
  return metafile;
};

/**
 * Puts a new build in the place of a folder, and says so on the error stream, because `npm pack` prints its result to the
 * other one. A failed build leaves the previous files in place.
 */
export const replacePackage = async (folder: string, make: (folder: string) => Promise<unknown>): Promise<void> => {
  await mkdir(join(root, '.build'), { recursive: true });
  const made = await mkdtemp(join(root, '.build', 'package-'));
  try {
    await make(made);
    await rm(folder, { recursive: true, force: true });
    await rename(made, folder);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  console.error(`Wrote the client package to ${folder}`);
};

if (import.meta.main) {
  commandLine({
    usage: 'npm run build:client --',
    about: 'Builds the npm package of the client and of the command `hub` in dist.',
  });
  await replacePackage(join(root, 'dist'), buildClientPackage);
}
