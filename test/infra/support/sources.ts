import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

export interface Source {
  /** The path relative to the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/** The TypeScript files below these folders. */
export const sourcesIn = (...folders: readonly string[]): readonly Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file))
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  );
