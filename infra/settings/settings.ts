import { contradictions } from './contradictions.ts';
import { dev } from './dev.ts';
import { prod } from './prod.ts';
import { deployed, developed, type Settings, type StageSettings } from './schema.ts';
import { staging } from './staging.ts';

export const STAGE_NAMES = ['dev', 'staging', 'prod'] as const;

export type StageName = (typeof STAGE_NAMES)[number];

export type AllSettings = Readonly<Record<StageName, StageSettings>>;

/** What the repository says of each stage. */
export const SETTINGS: AllSettings = { dev, staging, prod };

export const fileOf = (name: StageName): string => `infra/settings/${name}.ts`;

/** What an engineer has to correct before a stage can be deployed. */
export class SettingsError extends Error {}

const refuse = (name: StageName, problems: readonly string[]): never => {
  const lines = problems.map((problem) => `  - ${problem}`);
  throw new SettingsError(`The stage ${name} cannot be deployed. Correct ${fileOf(name)}:\n${lines.join('\n')}`);
};

/** The settings of one stage, complete and free of contradictions; otherwise an error that names each problem. */
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

/** Names that were `-c` options once, or look as if they could be one. */
export const SETTING_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(deployed.shape),
  ...['certificate', 'mailFrom', ...STAGE_NAMES.flatMap((stage) => [`tokenKeys:${stage}`, `table:${stage}`])],
]);
