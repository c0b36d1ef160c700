import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { Firewall } from '../../../infra/firewall/firewall.ts';
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

// The output is deleted at the end of the process.
const folder = mkdtempSync(join(tmpdir(), 'hub-template-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The settings of a stage (default: `dev`); missing ones of other stages are completed. */
export type StackOptions = StageSettings & { readonly stage?: StageName };

const stageFor = ({ stage = 'dev', ...overrides }: StackOptions) => {
  const settings: StageSettings = stage === 'dev' ? overrides : { ...COMPLETE, ...overrides };
  return stageFrom(stage, settingsOf(stage, { dev: {}, staging: {}, prod: {}, [stage]: settings }));
};

/** A stack of a stage with these settings and functions (default: the sample's), which the caller may change. */
export const changeableStack = (options: StackOptions = {}, functions: Functions = sample): HubStack => {
  const app = new App({ analyticsReporting: false, outdir: mkdtempSync(join(folder, 'cdk.out-')) });
  return new HubStack(app, stageFor(options), functions);
};

const numbers = new WeakMap<object, number>();
let given = 0;

/** The same number for the same object, and no other has it. */
const numberOf = (one: object): number => {
  const number = numbers.get(one) ?? given++;
  numbers.set(one, number);
  return number;
};

const made = new Map<string, HubStack>();

/** The stack of these settings and functions: the files of a worker share it, because it takes a second to make. */
export const stackWith = (options: StackOptions = {}, functions: Functions = sample): HubStack => {
  const { groups, workers, code } = functions;
  const key = JSON.stringify([{ stage: 'dev', ...options }, [groups, workers, ...(code ? [code] : [])].map(numberOf)]);
  const stack = made.get(key) ?? changeableStack(options, functions);
  made.set(key, stack);
  return stack;
};

/** The nested stack in front of the API, if the stage has one. */
export const firewallOf = ({ firewall }: HubStack): Firewall => {
  if (!firewall) throw new Error('the stage has no firewall');
  return firewall;
};

const templates = new WeakMap<HubStack, Template>();

/** The template of such a stack, read once. */
export const templateWith = (options: StackOptions = {}, functions: Functions = sample): Template => {
  const stack = stackWith(options, functions);
  const template = templates.get(stack) ?? Template.fromStack(stack);
  templates.set(stack, template);
  return template;
};

/** A template's resources of one type, by logical id. */
export const resourcesOf = (template: Template, type: string): readonly (readonly [string, Resource])[] =>
  Object.entries(template.findResources(type) as Record<string, Resource>);

/** The properties of an existing resource. */
export const found = (one: readonly [string, Resource] | undefined): Record<string, unknown> => {
  if (one === undefined) throw new Error('the template has no such resource');
  return one[1].Properties;
};
