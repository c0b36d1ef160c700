import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolders } from '../bundle/notice.ts';

type Outputs = Parameters<typeof packageFolders>[0];

/** The packages whose code is in these outputs, as `name@version`. */
export const deployedPackages = async (root: string, outputs: Outputs): Promise<ReadonlySet<string>> => {
  const folders = packageFolders(outputs);
  const named = await Promise.all(
    folders.map(async (folder) => {
      const manifest: { name: string; version: string } = JSON.parse(
        await readFile(join(root, folder, 'package.json'), 'utf8'),
      );
      return `${manifest.name}@${manifest.version}`;
    }),
  );
  return new Set(named);
};
