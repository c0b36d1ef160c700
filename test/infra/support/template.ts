import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll } from 'vitest';
import { type Functions, HubStack } from '../../../infra/stack.ts';
import { stageOf } from '../../../infra/stage.ts';
import { sample } from './sample.ts';

export type Resource = {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
  readonly DeletionPolicy?: string;
};

// What is synthesized is gone with the file that looked at it.
const folder = mkdtempSync(join(tmpdir(), 'hub-template-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A stack of the stage that the options ask for, with the sample's functions unless given others. */
export const stackWith = (context: Record<string, string> = {}, functions: Functions = sample): HubStack => {
  const app = new App({ analyticsReporting: false, context, outdir: mkdtempSync(join(folder, 'cdk.out-')) });
  return new HubStack(app, stageOf(app.node), functions);
};

export const templateWith = (context: Record<string, string> = {}, functions: Functions = sample): Template =>
  Template.fromStack(stackWith(context, functions));

/** A template's resources of one type, by logical id. */
export const resourcesOf = (template: Template, type: string): readonly (readonly [string, Resource])[] =>
  Object.entries(template.findResources(type) as Record<string, Resource>);

/** The properties of what a test is sure to find. */
export const found = (one: readonly [string, Resource] | undefined): Record<string, unknown> => {
  if (one === undefined) throw new Error('the template has no such resource');
  return one[1].Properties;
};
