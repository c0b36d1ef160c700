import { arrayOf, isObject, type Json, stringOf } from '../json.ts';
import type { Scope } from './scope.ts';

type Text = (value: Json, scope: Scope) => string;

/** Whether a condition of the template holds. */
export const condition = (value: Json, scope: Scope, text: Text): boolean => {
  const [name, argument] = isObject(value) ? (Object.entries(value)[0] ?? []) : [];
  const parts = arrayOf(argument);
  const holds = (part: Json) => condition(part, scope, text);
  switch (name) {
    case 'Condition': {
      const named = scope.conditions[stringOf(argument)];
      if (named === undefined) throw new Error(`The template has no condition ${stringOf(argument)}.`);
      return holds(named);
    }
    case 'Fn::Equals':
      return text(parts[0] ?? '', scope) === text(parts[1] ?? '', scope);
    case 'Fn::And':
      return parts.every(holds);
    case 'Fn::Or':
      return parts.some(holds);
    case 'Fn::Not':
      return !parts.some(holds);
    default:
      throw new Error(`The local stack does not support the condition ${JSON.stringify(value)}.`);
  }
};
