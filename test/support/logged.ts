import { vi } from 'vitest';

export type Line = Readonly<Record<string, unknown>>;

/** The log lines that `work` writes. */
export const logged = async (work: () => Promise<unknown>): Promise<readonly Line[]> => {
  const lines: Line[] = [];
  const capture = (chunk: string | Uint8Array): boolean => {
    for (const text of String(chunk).split('\n').filter(Boolean)) lines.push(JSON.parse(text));
    return true;
  };
  const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(capture));
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return lines;
};
