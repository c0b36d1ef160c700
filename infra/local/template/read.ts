import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { arrayOf, isObject, type JsonObject, objectOf, stringOf } from '../json.ts';

export interface TemplateResource {
  readonly Type: string;
  readonly Properties: JsonObject;
  readonly Condition?: string;
  readonly DeletionPolicy?: string;
  readonly DependsOn: readonly string[];
}

/** A synthesized stack: its template and the folders of its assets. */
export interface Template {
  readonly parameters: JsonObject;
  readonly mappings: JsonObject;
  readonly conditions: JsonObject;
  readonly resources: Readonly<Record<string, TemplateResource>>;
  readonly outputs: JsonObject;
  /** The folder of an asset, by its bucket key. */
  readonly assetFolder: (key: string) => string;
  /** The template of a nested stack, by its URL. */
  readonly nested: (url: string) => Template;
}

const read = (file: string): JsonObject => objectOf(JSON.parse(readFileSync(file, 'utf8')));

const dependencies = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : arrayOf(value).map(stringOf);

const resourceOf = (value: unknown): TemplateResource => {
  const resource = objectOf(value);
  return {
    Type: stringOf(resource.Type),
    Properties: objectOf(resource.Properties),
    DependsOn: dependencies(resource.DependsOn),
    ...(typeof resource.Condition === 'string' && { Condition: resource.Condition }),
    ...(typeof resource.DeletionPolicy === 'string' && { DeletionPolicy: resource.DeletionPolicy }),
  };
};

const stackOf = (folder: string): string => {
  const artifacts = Object.entries(objectOf(read(join(folder, 'manifest.json')).artifacts));
  const stacks = artifacts.filter(([, artifact]) => objectOf(artifact).type === 'aws:cloudformation:stack');
  const [stack] = stacks;
  if (!stack || stacks.length > 1) throw new Error(`Expected one stack in ${folder}, found ${stacks.length}.`);
  return stack[0];
};

const assetPaths = (folder: string, stack: string): Readonly<Record<string, string>> => {
  const manifest = join(folder, `${stack}.assets.json`);
  if (!existsSync(manifest)) return {};
  const files = objectOf(read(manifest).files);
  const keys = Object.values(files).flatMap((file) => {
    const path = join(folder, stringOf(objectOf(objectOf(file).source).path));
    const destinations = Object.values(objectOf(objectOf(file).destinations));
    return destinations.map((destination) => [stringOf(objectOf(destination).objectKey), path] as const);
  });
  return Object.fromEntries(keys);
};

const templateOf = (file: string, assets: Readonly<Record<string, string>>): Template => {
  const template = read(file);
  const resources = Object.entries(objectOf(template.Resources)).filter(([, value]) => isObject(value));
  const asset = (key: string): string => {
    const path = assets[key];
    if (!path) throw new Error(`${dirname(file)} has no asset ${key}.`);
    return path;
  };
  return {
    parameters: objectOf(template.Parameters),
    mappings: objectOf(template.Mappings),
    conditions: objectOf(template.Conditions),
    outputs: objectOf(template.Outputs),
    resources: Object.fromEntries(resources.map(([id, value]) => [id, resourceOf(value)])),
    assetFolder: asset,
    nested: (url) => templateOf(asset(url.slice(url.lastIndexOf('/') + 1)), assets),
  };
};

/** Reads the only stack of a synthesized app, and its nested stacks when they are asked for. */
export const readTemplate = (folder: string): Template => {
  const stack = stackOf(folder);
  return templateOf(join(folder, `${stack}.template.json`), assetPaths(folder, stack));
};
