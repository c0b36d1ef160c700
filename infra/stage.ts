import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, RemovalPolicy } from 'aws-cdk-lib';
import { Architecture } from 'aws-cdk-lib/aws-lambda';
import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Node } from 'constructs';
import type { Settings } from './settings/schema.ts';
import {
  type AllSettings,
  fileOf,
  SETTING_NAMES,
  SETTINGS,
  SettingsError,
  STAGE_NAMES,
  type StageName,
  settingsOf,
} from './settings/settings.ts';

const STAGES = {
  dev: { logLevel: 'DEBUG', logRetention: RetentionDays.ONE_WEEK, memory: 1024, logs: RemovalPolicy.DESTROY },
  staging: { logLevel: 'INFO', logRetention: RetentionDays.ONE_MONTH, memory: 1769, logs: RemovalPolicy.DESTROY },
  prod: {
    logLevel: 'INFO',
    logRetention: RetentionDays.SIX_MONTHS,
    memory: 1769,
    logs: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  },
} as const;

/** Everything that depends on the stage: its settings, and values that follow from its name. */
export interface Stage extends Omit<Settings, 'arch'> {
  readonly name: StageName;
  readonly architecture: Architecture;
  readonly logLevel: 'DEBUG' | 'INFO';
  readonly logRetention: RetentionDays;
  readonly memory: number;
  /** The removal policy of stores: kept with the data, unless creation failed or the stage is ephemeral. */
  readonly data: RemovalPolicy;
  readonly logs: RemovalPolicy;
  readonly version: string;
  readonly revision: string;
}

/** The account and region of the settings, or of the shell. */
export const environmentOf = ({ account, region }: Stage): Environment => ({
  ...(account !== undefined && { account }),
  ...(region !== undefined && { region }),
});

const manifest = join(import.meta.dirname, '..', 'package.json');

const isStageName = (name: string): name is StageName => STAGE_NAMES.some((one) => one === name);

/** Creates a stage from its name and complete settings. */
export const stageFrom = (name: StageName, { arch, ...settings }: Settings, revision = ''): Stage => {
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return {
    ...settings,
    ...STAGES[name],
    name,
    architecture: arch === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
    data: settings.ephemeral ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    version,
    revision,
  };
};

/** The stage of `-c stage`, from its settings file. `-c revision` is the only other option. */
export const stageOf = (node: Node, all: AllSettings = SETTINGS): Stage => {
  const option = (name: string): string | undefined => {
    const value: unknown = node.tryGetContext(name);
    return value === undefined || value === '' ? undefined : String(value);
  };
  const name = option('stage') ?? 'dev';
  if (!isStageName(name)) throw new SettingsError(`stage is one of ${STAGE_NAMES.join(', ')}, not ${name}`);
  const passed = [...SETTING_NAMES].filter((one) => option(one) !== undefined);
  if (passed.length > 0)
    throw new SettingsError(
      `Settings cannot be passed on the command line: write ${passed.join(', ')} into ${fileOf(name)}.`,
    );
  return stageFrom(name, settingsOf(name, all), option('revision'));
};
