import type { BodySpec } from './body.ts';
import { isObject } from './envelope-problems.ts';
import { type IgnoredMember, refusedBecause } from './ignored-members.ts';
import { pointer } from './problems.ts';

const TOP_MEMBERS = new Set(['data', 'jsonapi', 'meta', 'links']);
const DATA_MEMBERS = new Set(['type', 'id', 'attributes']);

const WRAPPERS = new Set(['data', 'attributes']);

/**
 * Why an object or array that is not read is refused: the request has no attribute in its place, so the sender meant those
 * inside it.
 */
export const reasonToRefuseWrapper = (
  sent: Record<string, unknown>,
  { schema: { shape } }: Pick<BodySpec, 'schema'>,
  name: string,
  enveloped: boolean,
): string | undefined => {
  const isWrapper = WRAPPERS.has(name) && typeof sent[name] === 'object' && sent[name] !== null;
  if (!isWrapper || Object.keys(sent).some((one) => Object.hasOwn(shape, one))) return undefined;
  const place = enveloped ? 'in `/data/attributes`' : 'at the top level of the body';
  return `This operation takes no \`${name}\`${enveloped ? ' in the attributes' : ''}. Send its attributes ${place}.`;
};

/**
 * The members of an envelope that no route reads. One that has the name of an attribute is refused if no attributes
 * were sent, because the request would succeed and change nothing.
 */
export const unreadMembers = (
  document: Record<string, unknown>,
  { schema: { shape }, strict }: Pick<BodySpec, 'schema' | 'strict'>,
): readonly IgnoredMember[] => {
  const { data } = document;
  const isEmpty = isObject(data) && Object.keys(data.attributes ?? {}).length === 0;
  const unread = (value: Record<string, unknown>, known: ReadonlySet<string>, at: string, place: string) =>
    Object.keys(value)
      .filter((name) => !known.has(name))
      .map((name): IgnoredMember => {
        const member = { at: pointer(at, [name]) };
        if (!Object.hasOwn(shape, name)) return member;
        const refused = `Attributes are sent in \`/data/attributes\`. Move \`${name}\` there.`;
        return { ...member, now: `${place}.${name}`, ...(isEmpty && { refused }) };
      });
  const members = [
    ...unread(document, TOP_MEMBERS, '', 'data.attributes'),
    ...(isObject(data) ? unread(data, DATA_MEMBERS, '/data', 'attributes') : []),
  ];
  return strict ? members.map((member) => ({ ...member, refused: refusedBecause(member) })) : members;
};
