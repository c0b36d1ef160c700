import type { BodySpec } from './body.ts';
import { isObject } from './envelope-problems.ts';
import { type IgnoredMember, refusedBecause } from './ignored-members.ts';
import { pointer } from './problems.ts';

const TOP_MEMBERS = new Set(['data', 'jsonapi', 'meta', 'links']);
const DATA_MEMBERS = new Set(['type', 'id', 'attributes']);

const FLAT = 'This operation takes no `data`. Send its attributes at the top level of the body.';

/** Why the `data` of a flat body is refused: nothing else of the body is read, so the sender meant an envelope. */
export const reasonToRefuseData = (body: Record<string, unknown>, shape: object): string | undefined =>
  (isObject(body.data) || Array.isArray(body.data)) && !Object.keys(body).some((name) => Object.hasOwn(shape, name))
    ? FLAT
    : undefined;

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
        const refused = isEmpty
          ? { refused: `Attributes are sent in \`/data/attributes\`. Move \`${name}\` there.` }
          : {};
        return { ...member, now: `${place}.${name}`, ...refused };
      });
  const members = [
    ...unread(document, TOP_MEMBERS, '', 'data.attributes'),
    ...(isObject(data) ? unread(data, DATA_MEMBERS, '/data', 'attributes') : []),
  ];
  return strict ? members.map((member) => ({ ...member, refused: refusedBecause(member) })) : members;
};
