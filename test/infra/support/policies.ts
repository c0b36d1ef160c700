import type { Template } from 'aws-cdk-lib/assertions';
import { resourcesOf } from './template.ts';

export interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: unknown;
}

interface RoleProperties {
  readonly Policies?: readonly { readonly PolicyDocument: { readonly Statement: readonly Statement[] } }[];
  readonly ManagedPolicyArns?: readonly unknown[];
}

const list = <T>(value: T | readonly T[]): readonly T[] => (Array.isArray(value) ? value : [value as T]);

export const actionsIn = (statement: Statement): readonly string[] => list(statement.Action);

/** The permissions of each function's role. */
export const permissions = (template: Template): ReadonlyMap<string, readonly Statement[]> =>
  new Map(
    resourcesOf(template, 'AWS::IAM::Role').map(([id, { Properties }]) => [
      id.replace(/functionRole\w+$/, ''),
      ((Properties as RoleProperties).Policies ?? []).flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
    ]),
  );

export const actionsOf = (template: Template, name: string): readonly string[] =>
  (permissions(template).get(name) ?? []).flatMap(actionsIn);

/** The roles that allow an action. */
export const whoMay = (template: Template, action: string): readonly string[] =>
  [...permissions(template)]
    .filter(([, statements]) => statements.flatMap(actionsIn).includes(action))
    .map(([id]) => id);
