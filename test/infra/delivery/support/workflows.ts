import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const root = join(import.meta.dirname, '..', '..', '..', '..');
const folder = join(root, '.github', 'workflows');

export interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly environment?: string;
  readonly 'runs-on'?: string;
  readonly 'timeout-minutes'?: number;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly steps?: readonly Step[];
}

export interface Workflow {
  readonly file: string;
  readonly text: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (file: string): Workflow => {
  const text = readFileSync(join(folder, file), 'utf8');
  return { ...(parse(text) as Omit<Workflow, 'file' | 'text'>), file, text };
};

export const workflows: readonly Workflow[] = readdirSync(folder).sort().map(read);

export const workflow = (file: string): Workflow => {
  const one = workflows.find((each) => each.file === file);
  if (!one) throw new Error(`there is no workflow ${file}`);
  return one;
};

/** Every job of every workflow, as `ci.yml test`. */
export const jobs: readonly (readonly [string, Job])[] = workflows.flatMap(({ file, jobs: its }) =>
  Object.entries(its).map(([name, job]) => [`${file} ${name}`, job] as const),
);

export const steps: readonly (readonly [string, Step])[] = jobs.flatMap(([name, job]) =>
  (job.steps ?? []).map((step) => [`${name}: ${step.uses ?? step.run}`, step] as const),
);
