import { contradictions } from './contradictions.ts';
import { dev } from './dev.ts';
import { prod } from './prod.ts';
import { deployed, developed, type Settings, type StageSettings } from './schema.ts';
import { staging } from './staging.ts';

export const STAGE_NAMES = ['dev', 'staging', 'prod'] as const;

export type StageName = (typeof STAGE_NAMES)[number];

export type AllSettings = Readonly<Record<StageName, StageSettings>>;

/** The settings of each stage. */
export const SETTINGS: AllSettings = { dev, staging, prod };

export const fileOf = (name: StageName): string => `infra/settings/${name}.ts`;

/** Invalid settings of a stage, as a message for the engineer who deploys it. */
export class SettingsError extends Error {}

const refuse = (name: StageName, problems: readonly string[]): never => {
  const lines = problems.map((problem) => `  - ${problem}`);
  throw new SettingsError(`The stage ${name} cannot be deployed. Correct ${fileOf(name)}:\n${lines.join('\n')}`);
};

/** The complete settings of a stage. Throws an error that names every problem. */
export const settingsOf = (name: StageName, all: AllSettings = SETTINGS): Settings => {
  const parsed = (name === 'dev' ? developed : deployed).safeParse(all[name]);
  if (!parsed.success)
    return refuse(
      name,
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    );
  const contradicting = contradictions(name, parsed.data, all);
  return contradicting.length > 0 ? refuse(name, contradicting) : parsed.data;
};

/** Former `-c` options, and settings that could be mistaken for one. */
export const SETTING_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(deployed.shape),
  'certificate',
  'mailFrom',
  ...STAGE_NAMES.flatMap((stage) => [`tokenKeys:${stage}`, `table:${stage}`]),
]);
