import { arrayOf, type Json, type JsonObject, objectOf, stringOf } from '../json.ts';

/** A permission of a role in the template. */
export interface Statement {
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  readonly conditions: JsonObject;
}

/** An action on a resource, with the partition keys it names. */
interface Attempt {
  readonly action: string;
  readonly resource: string;
  readonly leadingKeys: readonly string[];
}

const texts = (value: Json | undefined): readonly string[] => {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(stringOf);
};

/** The Allow statements of a role's inline policies. Other statements are not supported. */
export const statementsOf = (role: JsonObject): readonly Statement[] =>
  arrayOf(role.Policies)
    .flatMap((policy) => arrayOf(objectOf(objectOf(policy).PolicyDocument).Statement))
    .map(objectOf)
    .map(({ Effect, Action, Resource, Condition }) => {
      if (Effect !== 'Allow') throw new Error('The local stack only supports Allow statements.');
      return { actions: texts(Action), resources: texts(Resource), conditions: objectOf(Condition) };
    });

const compiled = new Map<string, RegExp>();

/** Matches IAM patterns: `*` is any text, `?` one character. */
const like = (pattern: string, text: string): boolean => {
  const source = () =>
    pattern.replaceAll(/[.*+?^${}()|[\]\\]/g, (one) => (one === '*' ? '.*' : one === '?' ? '.' : `\\${one}`));
  const expression = compiled.get(pattern) ?? new RegExp(`^${source()}$`, 's');
  compiled.set(pattern, expression);
  return expression.test(text);
};

const LEADING_KEYS = 'dynamodb:LeadingKeys';

/** The supported conditions. Any other throws. */
const CONDITIONS: Readonly<Record<string, (expected: readonly string[], keys: readonly string[]) => boolean>> = {
  'ForAllValues:StringLike': (patterns, keys) => keys.every((key) => patterns.some((pattern) => like(pattern, key))),
  Null: ([expected], keys) => (keys.length === 0) === (expected === 'true'),
};

const holds = (conditions: JsonObject, keys: readonly string[]): boolean =>
  Object.entries(conditions).every(([operator, tested]) =>
    Object.entries(objectOf(tested)).every(([name, expected]) => {
      const condition = CONDITIONS[operator];
      if (!condition || name !== LEADING_KEYS)
        throw new Error(`The local stack does not support ${operator} of ${name}.`);
      return condition(texts(expected), keys);
    }),
  );

/** Whether a statement allows the attempt, by IAM's rules. */
export const allows = (statements: readonly Statement[], { action, resource, leadingKeys }: Attempt): boolean =>
  statements.some(
    ({ actions, resources, conditions }) =>
      actions.some((one) => like(one, action)) &&
      resources.some((one) => like(one, resource)) &&
      holds(conditions, leadingKeys),
  );
