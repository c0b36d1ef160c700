import type { Json, JsonObject } from '../../../../infra/local/json.ts';
import { arrayOf, isObject, objectOf } from '../../../../infra/local/json.ts';
import { type Found, ofType, type Synthesized } from './template.ts';

/** Something that cfn-lint accepts and that AWS refuses or drops. */
export interface Refusal {
  /** What holds in every template. */
  readonly rule: string;
  /** The AWS document, and its section. */
  readonly source: string;
  readonly problems: (synthesized: Synthesized) => readonly string[];
  /** A small template that breaks the rule. */
  readonly broken: JsonObject;
}

/** A template with these resources. */
export const templateOf = (resources: JsonObject): JsonObject => ({ Resources: resources });

export const resource = (Type: string, Properties: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  Type,
  Properties,
  ...more,
});

/** Problems of each resource of a type, with its logical id. */
export const each =
  (type: string, check: (one: Found, all: Synthesized) => readonly string[]): Refusal['problems'] =>
  (synthesized) =>
    ofType(synthesized, type).flatMap((one) => check(one, synthesized).map((problem) => `${one.id}: ${problem}`));

/** A problem if the condition does not hold. */
export const unless = (holds: boolean, problem: string): readonly string[] => (holds ? [] : [problem]);

/** A number between two limits; a missing one is the service's default. */
export const within = (name: string, value: Json | undefined, least: number, most: number): readonly string[] =>
  unless(
    value === undefined || (Number(value) >= least && Number(value) <= most),
    `${name} ${JSON.stringify(value)} is not between ${least} and ${most}`,
  );

/** Every object inside of a value, itself included. */
export const objectsIn = (value: unknown): readonly JsonObject[] =>
  isObject(value)
    ? [value, ...Object.values(objectOf(value)).flatMap(objectsIn)]
    : arrayOf(value).flatMap((part) => objectsIn(part));
