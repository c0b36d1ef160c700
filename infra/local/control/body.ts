import * as z from 'zod';
import type { HttpRequest } from '../gateway/request.ts';
import { type Problem, problem } from './problem.ts';

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** The request's JSON body in the expected shape, or the error response. */
export const parseBody = <T>(schema: z.ZodType<T>, { body }: HttpRequest): Parsed<T> => {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return { ok: false, problem: problem(400, 'invalid_json', 'The body is not valid JSON.') };
  }
  const { success, data, error } = schema.safeParse(value);
  if (success) return { ok: true, value: data };
  const [issue] = error.issues;
  const pointer = `/${(issue?.path ?? []).join('/')}`;
  return { ok: false, problem: problem(422, 'validation_error', issue?.message ?? 'Invalid.', pointer) };
};

/** Ten years in seconds: longer than any wait, and still a valid date. */
const MAX_ADVANCE_SECONDS = 10 * 365 * 86_400;

export const ClockMove = z.strictObject({ advance_seconds: z.number().min(0).max(MAX_ADVANCE_SECONDS) });
