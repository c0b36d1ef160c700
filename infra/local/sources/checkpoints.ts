import type { DataFolder } from '../data-folder.ts';

/** The position in each stream, stored after every batch, so that a restart neither skips nor loses records. */
export interface Checkpoints {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, sequence: string) => void;
}

const FILE = 'checkpoints.json';

export const checkpoints = (
  folder: DataFolder,
  onRelayed: (table: string, sequence: string) => void = () => undefined,
): Checkpoints => {
  const kept = folder.read<Record<string, string>>(FILE, {});
  return {
    get: (key) => kept[key],
    set(key, sequence) {
      kept[key] = sequence;
      folder.write(FILE, kept);
      onRelayed(key.split('/')[1] ?? '', sequence);
    },
  };
};
