import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bundle, readMetafile } from '../bundle/bundle.ts';
import { NOTICE, notices } from '../bundle/notice.ts';
import { deployedPackages } from './packages.ts';
import { deployedSbom, type Sbom } from './sbom.ts';

const root = join(import.meta.dirname, '..', '..');
const MAX_SBOM_BYTES = 64 * 1024 * 1024;

/** npm's document of the installed packages. */
const wholeSbom = async (): Promise<Sbom> => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: root, maxBuffer: MAX_SBOM_BYTES });
  return JSON.parse(stdout);
};

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/**
 * Writes the files that a release publishes: the SBOM and NOTICE of the deployed functions, and the SBOM of the
 * repository with its tools.
 */
export const writeArtifacts = async (folder: string): Promise<readonly string[]> => {
  await bundle();
  const { name } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { name: string };
  const outputs = Object.values((await readMetafile()).outputs);
  const whole = await wholeSbom();
  const deployed = deployedSbom(whole, name, await deployedPackages(root, outputs));
  const files = new Map([
    ['sbom.cdx.json', json(deployed)],
    [
      'sbom-repository.cdx.json',
      json({ ...whole, metadata: { ...whole.metadata, component: deployed.metadata.component } }),
    ],
    [NOTICE, await notices(root)('service', outputs)],
  ]);
  await mkdir(folder, { recursive: true });
  for (const [file, content] of files) await writeFile(join(folder, file), content);
  return [...files.keys()];
};
