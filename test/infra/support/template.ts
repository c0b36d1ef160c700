import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import type { Firewall } from '../../../infra/firewall.ts';
import type { StageSettings } from '../../../infra/settings/schema.ts';
import { type StageName, settingsOf } from '../../../infra/settings/settings.ts';
import { type Functions, HubStack } from '../../../infra/stack.ts';
import { stageFrom } from '../../../infra/stage.ts';
import { sample } from './sample.ts';
import { COMPLETE } from './settings.ts';

export type Resource = {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly DependsOn?: readonly string[];
};

// What is synthesized is gone with the file that looked at it.
const folder = mkdtempSync(join(tmpdir(), 'hub-template-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** `dev` unless another stage is named; what is not given of the others is complete, and of `dev` is left out. */
export type Asked = StageSettings & { readonly stage?: StageName };

const stageFor = ({ stage = 'dev', ...given }: Asked) => {
  const settings: StageSettings = stage === 'dev' ? given : { ...COMPLETE, ...given };
  return stageFrom(stage, settingsOf(stage, { dev: {}, staging: {}, prod: {}, [stage]: settings }));
};

/** A stack of a stage with these settings, with the sample's functions unless given others. */
export const stackWith = (asked: Asked = {}, functions: Functions = sample): HubStack => {
  const app = new App({ analyticsReporting: false, outdir: mkdtempSync(join(folder, 'cdk.out-')) });
  return new HubStack(app, stageFor(asked), functions);
};

/** The nested stack in front of the API, of a stage that has one. */
export const firewallOf = ({ firewall }: HubStack): Firewall => {
  if (!firewall) throw new Error('the stage has no firewall');
  return firewall;
};

export const templateWith = (asked: Asked = {}, functions: Functions = sample): Template =>
  Template.fromStack(stackWith(asked, functions));

/** A template's resources of one type, by logical id. */
export const resourcesOf = (template: Template, type: string): readonly (readonly [string, Resource])[] =>
  Object.entries(template.findResources(type) as Record<string, Resource>);

/** The properties of an existing resource. */
export const found = (one: readonly [string, Resource] | undefined): Record<string, unknown> => {
  if (one === undefined) throw new Error('the template has no such resource');
  return one[1].Properties;
};
