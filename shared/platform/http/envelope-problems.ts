import type { BodySpec } from './body.ts';
import { REQUIRED, UNKNOWN } from './expected.ts';
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

const ofType = (at: string, article: string, name: string): Problem =>
  problem(at, `Must be ${article} ${name}.`, { rule: 'type', limit: name });

/** The problem of the envelope's type, if any. */
const typeProblem = ({ type, typing }: BodySpec, sent: unknown): Problem | undefined => {
  const isAny = typing === 'any';
  const types: readonly unknown[] = [type].flat();
  if (isAny ? typeof sent === 'string' : types.includes(sent)) return undefined;
  if (typing === 'optional' && sent === undefined) return undefined;
  const text = isAny ? 'Must be a string.' : `Must be "${types.join('" or "')}".`;
  const limit = isAny ? undefined : types;
  if (sent === undefined) return problem('/data/type', `${REQUIRED} ${text}`, { rule: 'required', limit });
  return problem('/data/type', text, isAny ? { rule: 'type', limit: 'string' } : { rule: 'one_of', limit });
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
  if (mistyped) problems.push(mistyped);
  if (data.id !== undefined && typeof data.id !== 'string') problems.push(ofType('/data/id', 'a', 'string'));
  if (data.attributes !== undefined && !isObject(data.attributes))
    problems.push(ofType('/data/attributes', 'an', 'object'));
  return problems;
};
