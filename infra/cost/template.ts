import { join } from 'node:path';
import { App, NestedStack, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { groups } from '../../functions/groups.ts';
import { workers } from '../../functions/workers.ts';
import type { StageSettings } from '../settings/schema.ts';
import { settingsOf } from '../settings/settings.ts';
import { HubStack } from '../stack.ts';
import { stageFrom } from '../stage.ts';

/** The required settings of a stage with users; all others have their default. */
const REQUIRED: StageSettings = {
  account: '111111111111',
  region: 'us-east-1',
  domain: {
    name: 'api.example.com',
    certificate: 'arn:aws:acm:us-east-1:111111111111:certificate/00000000-0000-0000-0000-000000000000',
  },
  mail: { sender: 'no-reply@example.com', identity: 'own' },
  alarmEmail: 'ops@example.com',
};

export interface CountedResource {
  readonly Type: string;
  readonly Properties: Readonly<Record<string, unknown>>;
}

const resourcesOf = (stack: Stack): readonly CountedResource[] =>
  Object.values((Template.fromStack(stack).toJSON().Resources ?? {}) as Record<string, CountedResource>);

const nestedIn = (stack: Stack): readonly Stack[] =>
  stack.node.findAll().filter((one): one is NestedStack => one instanceof NestedStack);

/** The settings of a stage in which only the required ones are set. */
export const defaultSettings = (name: 'dev' | 'prod' = 'prod') =>
  settingsOf(name, { dev: {}, staging: {}, prod: REQUIRED });

/** The resources of a stage with all functions, those of its nested stacks included. No code is bundled. */
const resourcesIn = (name: 'dev' | 'prod', outdir: string): readonly CountedResource[] => {
  const app = new App({ analyticsReporting: false, outdir: join(outdir, name) });
  const stage = stageFrom(name, defaultSettings(name));
  const stack = new HubStack(app, stage, {
    groups,
    workers,
    code: () => Code.fromInline('exports.handler = undefined'),
  });
  return [stack, ...nestedIn(stack)].flatMap(resourcesOf);
};

export interface StageResources {
  readonly prod: readonly CountedResource[];
  readonly dev: readonly CountedResource[];
}

/** What a `prod` and a `dev` stage have with the default settings. */
export const stageResources = (outdir: string): StageResources => ({
  prod: resourcesIn('prod', outdir),
  dev: resourcesIn('dev', outdir),
});
