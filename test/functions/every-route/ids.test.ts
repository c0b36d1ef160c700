import { expect, test } from 'vitest';
import { readExamples } from '../../../infra/description.ts';
import { IDENTITIES, type Identity } from './support/ids.ts';
import { everyRoute } from './support/routes.ts';

interface Shown {
  readonly type: string;
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** The resource types that routes declare, with the views of some callers. */
const declared: ReadonlySet<string> = new Set(
  everyRoute
    .flatMap(({ response }) => ('resource' in response ? [response.resource, ...Object.values(response.views)] : []))
    .map(({ type }) => type),
);

const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' && value !== null && 'type' in value && 'id' in value && 'attributes' in value;

/** The primary data of every answer in the examples. */
const shown: readonly Shown[] = Object.values(readExamples())
  .flatMap(({ body, other }) => [body, other?.body])
  .flatMap((body) => (typeof body === 'object' && body !== null && 'data' in body ? [body.data] : []))
  .flat()
  .filter(isShown);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a part of an id is the attribute of that name; a noun, which has no underscore, is not compared. */
const isPart = ({ attributes }: Shown, name: string, part: string | undefined): boolean =>
  name in attributes || name.includes('_') ? String(attributes[name]) === part : part !== undefined && part !== '';

const isIdentifiedBy = (one: Shown, identity: Identity): boolean => {
  const parts = one.id.split(':');
  if (identity === 'word') return !UUID.test(one.id);
  if (identity !== 'uuid' && 'composedOf' in identity)
    return (
      parts.length === identity.composedOf.length &&
      identity.composedOf.every((name, nth) => isPart(one, name, parts[nth]))
    );
  if (!UUID.test(one.id)) return false;
  if (identity === 'uuid') return !Object.values(one.attributes).includes(one.id);
  return isPart(one, 'onlyOneOf' in identity ? identity.onlyOneOf : identity.repeats, one.id);
};

test('it is recorded of every resource type what makes its id unique', () => {
  expect(Object.keys(IDENTITIES)).toEqual([...declared].toSorted());
});

test('every recorded type is in the examples', () => {
  expect([...new Set(shown.map(({ type }) => type))].toSorted()).toEqual([...declared].toSorted());
});

test.each(Object.entries(IDENTITIES))('the id of %s in the examples is what the record says: %j', (type, identity) => {
  const wrong = shown.filter((one) => one.type === type && !isIdentifiedBy(one, identity));
  expect(wrong.map(({ id, attributes }) => ({ id, attributes }))).toEqual([]);
});

test('the types whose ids repeat are known: no other id identifies less than its resource', () => {
  const repeating = Object.entries(IDENTITIES).filter(([, one]) => typeof one === 'object' && 'repeats' in one);
  expect(repeating.map(([type]) => type)).toEqual([
    'access_changes',
    'automation_simulations',
    'banned_members',
    'content_completions',
    'hub_achievements',
    'leaderboard_entries',
    'members',
    'space_memberships',
  ]);
});
