import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const STARTS = 20;

/** Where the time of a cold start is spent. */
const PARTS: readonly (readonly [name: string, of: (frame: Profiler.ProfileNode['callFrame']) => boolean])[] = [
  ['waiting for the two requests', ({ functionName }) => functionName === '(idle)'],
  ['garbage collection', ({ functionName }) => functionName === '(garbage collector)'],
  ['native code of Node outside of a call', ({ functionName }) => functionName === '(program)'],
  ['reading and compiling modules', ({ url }) => /^node:(internal\/(modules|bootstrap)|vm|fs)/.test(url)],
  [
    'Node’s `http`, `net`, `tls` and streams',
    ({ url }) => /^node:(_http|_tls|http|https|net|tls|.*stream|internal\/(tls|net|http|dns|stream_base))/.test(url),
  ],
  ['Node’s `crypto`', ({ url }) => /^node:(internal\/)?crypto/.test(url)],
  ['other code of Node', ({ url }) => url.startsWith('node:')],
  ['built-in functions of JavaScript', ({ url }) => url === ''],
  ['the bundle', () => true],
];

const partOf = (node: Profiler.ProfileNode): string => PARTS.find(([, has]) => has(node.callFrame))?.[0] ?? '';

const millisecondsByPart = ({
  nodes,
  samples = [],
  timeDeltas = [],
}: Profiler.Profile): ReadonlyMap<string, number> => {
  const parts = new Map(nodes.map((node) => [node.id, partOf(node)]));
  const sums = new Map<string, number>();
  for (const [nth, id] of samples.entries()) {
    const part = parts.get(id) ?? '';
    // The first sample lasts from the start of the profiler.
    if (nth > 0) sums.set(part, (sums.get(part) ?? 0) + (timeDeltas[nth] ?? 0) / 1000);
  }
  return sums;
};

/** Mean milliseconds of each part of a cold start, by the sampling profiler. */
export const profileOf = async (
  child: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<ReadonlyMap<string, number>> => {
  const folder = await mkdtemp(join(tmpdir(), 'profile-'));
  const sums = new Map<string, number>();
  try {
    for (let nth = 0; nth < STARTS; nth += 1) {
      const file = join(folder, `${nth}.cpuprofile`);
      await promisify(execFile)(process.execPath, [child, ...args], { env: { ...env, PROFILE: file } });
      for (const [part, ms] of millisecondsByPart(JSON.parse(readFileSync(file, 'utf8'))))
        sums.set(part, (sums.get(part) ?? 0) + ms / STARTS);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return sums;
};

const total = (profile: ReadonlyMap<string, number>): number => [...profile.values()].reduce((sum, ms) => sum + ms, 0);

/** Two profiles side by side, the parts with the greatest difference first. */
export const profileRows = (
  ours: ReadonlyMap<string, number>,
  floor: ReadonlyMap<string, number>,
): readonly (readonly string[])[] =>
  PARTS.map(([name]) => [name, ours.get(name) ?? 0, floor.get(name) ?? 0] as const)
    .sort(([, a, b], [, c, d]) => c - d - (a - b))
    .concat([['all', total(ours), total(floor)]])
    .map(([name, one, other]) => [name, one.toFixed(1), other.toFixed(1), (one - other).toFixed(1)]);
