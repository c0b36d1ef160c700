import { arrayOf, type Json, type JsonObject, objectOf, stringOf } from '../../../../infra/local/json.ts';

/** A synthesized template as CloudFormation receives it. */
export interface Synthesized {
  /** The stage and the template, as `prod Alarms`. */
  readonly name: string;
  readonly region: string;
  readonly template: JsonObject;
}

export interface Found {
  readonly id: string;
  readonly type: string;
  readonly properties: JsonObject;
  readonly dependsOn: readonly string[];
}

const found = ([id, resource]: readonly [string, Json | undefined]): Found => {
  const { Type, Properties, DependsOn } = objectOf(resource);
  const dependsOn = typeof DependsOn === 'string' ? [DependsOn] : arrayOf(DependsOn).map(stringOf);
  return { id, type: stringOf(Type), properties: objectOf(Properties), dependsOn };
};

export const resources = ({ template }: Synthesized): readonly Found[] =>
  Object.entries(objectOf(template.Resources)).map(found);

export const ofType = (synthesized: Synthesized, type: string): readonly Found[] =>
  resources(synthesized).filter((one) => one.type === type);

/** The logical id that a `Ref` or `Fn::GetAtt` names. */
export const referred = (value: unknown): string => {
  const { Ref, 'Fn::GetAtt': attribute } = objectOf(value);
  return stringOf(Ref) || stringOf(arrayOf(attribute)[0]);
};

/** The resource that a `Ref` or `Fn::GetAtt` names. */
export const referredIn = (synthesized: Synthesized, value: unknown): Found | undefined =>
  resources(synthesized).find(({ id }) => id === referred(value));

export const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? arrayOf(value) : value === undefined ? [] : [value];

export interface Statement {
  readonly effect: string;
  readonly actions: readonly string[];
  readonly services: readonly string[];
  readonly resources: readonly Json[];
  readonly condition: JsonObject;
}

/** The statements of a policy document. */
export const statementsOf = (document: unknown): readonly Statement[] =>
  listOf(objectOf(document).Statement)
    .map(objectOf)
    .map(({ Effect, Action, Principal, Resource, Condition }) => ({
      effect: stringOf(Effect),
      actions: listOf(Action).map(stringOf),
      services: listOf(objectOf(Principal).Service).map(stringOf),
      resources: listOf(Resource),
      condition: objectOf(Condition),
    }));

/** The statements of a role's inline policies. */
export const allowedTo = (role: Found | undefined): readonly Statement[] =>
  arrayOf(role?.properties.Policies).flatMap((policy) => statementsOf(objectOf(policy).PolicyDocument));
