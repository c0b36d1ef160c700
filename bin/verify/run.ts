import { AREAS } from './areas.ts';
import { type Area, type Check, Skipped, statementsOf } from './check.ts';
import { NoResponse } from './client.ts';
import { Mismatch } from './expect.ts';
import type { World } from './world.ts';

/** A check that failed, with its request. */
export interface Failure {
  readonly area: string;
  readonly title: string;
  readonly statements: readonly string[];
  readonly method?: string;
  readonly path?: string;
  readonly request_id?: string | null;
  readonly expected: string;
  readonly actual: string;
}

export interface AreaResult {
  readonly name: string;
  readonly passed: readonly string[];
  readonly failures: readonly Failure[];
  readonly skipped: readonly { readonly statements: readonly string[]; readonly reason: string }[];
  readonly milliseconds: number;
}

const failureOf = (area: string, check: Check, error: unknown): Failure => {
  const of = { area, title: check.title, statements: statementsOf(check) };
  if (error instanceof Mismatch) return { ...of, ...error.request, expected: error.expected, actual: error.actual };
  if (error instanceof NoResponse)
    return { ...of, method: error.method, path: error.path, expected: 'a response', actual: error.message };
  return { ...of, expected: 'the check to run', actual: error instanceof Error ? error.message : String(error) };
};

const runArea = async ({ name, checks }: Area, world: World, isStopped: () => boolean): Promise<AreaResult> => {
  const started = performance.now();
  const passed: string[] = [];
  const failures: Failure[] = [];
  const skipped: AreaResult['skipped'][number][] = [];
  for (const check of checks) {
    if (isStopped()) break;
    try {
      await check.run(world);
      passed.push(...statementsOf(check));
    } catch (error) {
      if (error instanceof Skipped) skipped.push({ statements: statementsOf(check), reason: error.message });
      else failures.push(failureOf(name, check, error));
    }
  }
  return { name, passed, failures, skipped, milliseconds: Math.round(performance.now() - started) };
};

/** Runs the areas in order. A failed check does not end the run. */
export const runAreas = async (
  world: World,
  { isStopped, starting, ended, areas = AREAS }: RunOptions,
): Promise<readonly AreaResult[]> => {
  const results: AreaResult[] = [];
  for (const area of areas) {
    if (isStopped()) break;
    starting(area.name);
    const result = await runArea(area, world, isStopped);
    results.push(result);
    ended(result);
  }
  return results;
};

interface RunOptions {
  readonly isStopped: () => boolean;
  readonly starting: (name: string) => void;
  readonly ended: (result: AreaResult) => void;
  readonly areas?: readonly Area[];
}
