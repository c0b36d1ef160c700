import type { FieldProblem } from '../hubs/people/profile-fields/field-values.ts';
import { type Refusal, refuse } from '../platform/http/errors.ts';

/** The error codes of an operation that writes values of profile fields. */
export const FIELD_ERRORS = [
  'field_required',
  'invalid_field_value',
  'profile_too_large',
  'unknown_profile_field',
] as const satisfies readonly FieldProblem['code'][];

/** The refusal of a value, with its pointer and what is expected. */
export const fieldRefusal = <Code extends FieldProblem['code']>({
  code,
  field,
  detail,
}: FieldProblem<Code>): Refusal<Code> => refuse(code, { field, ...(detail !== undefined && { detail }) });
