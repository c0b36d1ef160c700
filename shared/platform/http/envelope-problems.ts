import type { BodySpec } from './body.ts';
import { UNKNOWN } from './expected.ts';
import { type IgnoredMember, refusedBecause } from './ignored-members.ts';
import type { Problem } from './problems.ts';

/** A problem of the body at a pointer. */
export const problem = (at: string, message: string, expected?: Problem['expected']): Problem => ({
  source: { pointer: at },
  message,
  expected,
  loc: ['body', ...at.split('/').slice(1)],
  type: 'invalid_body',
});

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const refusedMember = (member: IgnoredMember): Problem =>
  problem(member.at, refusedBecause(member), { rule: UNKNOWN.rule });

/** The problem of the envelope's type, if any. */
const typeProblem = ({ type, typing }: BodySpec, sent: unknown): string | undefined => {
  if (typing === 'any') return typeof sent === 'string' ? undefined : 'Must be a string.';
  const types: readonly unknown[] = [type].flat();
  if (types.includes(sent) || (typing === 'optional' && sent === undefined)) return undefined;
  return `Must be "${types.join('" or "')}".`;
};

/** The problems of the envelope, without its attributes and its unknown members. */
export const envelopeProblems = (document: Record<string, unknown>, spec: BodySpec): readonly Problem[] => {
  const { type } = spec;
  const { data } = document;
  const named = `"${[type].flat().join('" or "')}"`;
  if (!isObject(data))
    return [
      problem('/data', `Must be an object with the \`type\` ${named} and \`attributes\`.`, {
        rule: 'type',
        limit: 'object',
      }),
    ];
  const problems: Problem[] = [];
  const mistyped = typeProblem(spec, data.type);
  if (mistyped) problems.push(problem('/data/type', mistyped));
  if (data.id !== undefined && typeof data.id !== 'string') problems.push(problem('/data/id', 'Must be a string.'));
  if (data.attributes !== undefined && !isObject(data.attributes))
    problems.push(problem('/data/attributes', 'Must be an object.'));
  return problems;
};
