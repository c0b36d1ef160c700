import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FunctionPool } from './functions/pool.ts';
import { type JsonObject, objectOf } from './json.ts';

/** The file with the properties of each function of a version, by logical id. */
export const PROPERTIES_FILE = 'functions.json';

/**
 * A second version of functions, which gets a share of the traffic of their live aliases, as Lambda's
 * `AdditionalVersionWeights`.
 */
export interface AdditionalVersion {
  /** The properties of a function in this version, and the folder of its code; undefined if it has no such function. */
  readonly functionOf: (logicalId: string) => { readonly properties: JsonObject; readonly folder: string } | undefined;
  /** The percentage of invocations that it gets. */
  weight: number;
}

/** Reads a version: a folder for each function, and {@link PROPERTIES_FILE}. */
export const readAdditionalVersion = (folder: string, weight: number): AdditionalVersion => {
  const properties = objectOf(JSON.parse(readFileSync(join(folder, PROPERTIES_FILE), 'utf8')));
  return {
    weight,
    functionOf: (logicalId) =>
      properties[logicalId] === undefined
        ? undefined
        : { properties: objectOf(properties[logicalId]), folder: resolve(folder, logicalId) },
  };
};

/** A pool that gives each of every hundred invocations to one of two versions, evenly spread. */
export const weightedPool = (live: FunctionPool, additional: FunctionPool, weight: () => number): FunctionPool => {
  let position = 0;
  return {
    definition: live.definition,
    busy: () => live.busy() + additional.busy(),
    reserve(instances) {
      live.reserve(instances);
      additional.reserve(instances);
    },
    invoke(event) {
      position += weight();
      const pool = position >= 100 ? additional : live;
      position %= 100;
      return pool.invoke(event);
    },
    async stop() {
      await Promise.all([live.stop(), additional.stop()]);
    },
  };
};
