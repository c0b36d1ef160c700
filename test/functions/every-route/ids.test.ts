import { expect, test } from 'vitest';
import { readExamples } from '../../../infra/description.ts';
import type { Resource } from '../../../shared/platform/http/response.ts';
import { type Identity, identityOf, OTHER_IDENTITIES } from './support/ids.ts';
import { everyRoute } from './support/routes.ts';

interface ExampleResource {
  readonly type: string;
  readonly id: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** The resources that routes declare, with their views for other callers. */
const resources: readonly Resource[] = everyRoute.flatMap(({ response }) =>
  'resource' in response ? [response.resource, ...Object.values(response.views)] : [],
);

const declared: ReadonlySet<string> = new Set(resources.map(({ type }) => type));

const isExampleResource = (value: unknown): value is ExampleResource =>
  typeof value === 'object' && value !== null && 'type' in value && 'id' in value && 'attributes' in value;

/** The primary data of every example response. */
const exampleResources: readonly ExampleResource[] = Object.values(readExamples())
  .flatMap(({ body, other }) => [body, other?.body])
  .flatMap((body) => (typeof body === 'object' && body !== null && 'data' in body ? [body.data] : []))
  .flat()
  .filter(isExampleResource);

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a part of an id equals the attribute of that name; a noun (no underscore) has no attribute to compare. */
const isPart = ({ attributes }: ExampleResource, name: string, part: string | undefined): boolean =>
  name in attributes || name.includes('_') ? String(attributes[name]) === part : part !== undefined && part !== '';

const isIdentifiedBy = (one: ExampleResource, identity: Identity): boolean => {
  if (identity === 'word') return !UUID.test(one.id);
  if (identity !== 'uuid' && 'composedOf' in identity) {
    const names = identity.composedOf;
    const [first, ...rest] = one.id.split(':');
    const parts = names.length === 2 ? [first, rest.join(':')] : [first, ...rest];
    return parts.length === names.length && names.every((name, nth) => isPart(one, name, parts[nth]));
  }
  if (!UUID.test(one.id)) return false;
  if (identity === 'uuid') return !Object.values(one.attributes).includes(one.id);
  return isPart(one, identity.onlyOneOf, one.id);
};

test('every type with an identity of its own is declared', () => {
  expect(Object.keys(OTHER_IDENTITIES).filter((type) => !declared.has(type))).toEqual([]);
});

test('the photo of a person is named `photo_url` in every resource', () => {
  const people = resources.filter(({ type }) => type === 'contacts' || type === 'users');
  expect(people.length).toBeGreaterThan(3);
  const others = resources.flatMap(({ type, attributes }) =>
    Object.keys(attributes.shape).flatMap((name) => (name.startsWith('avatar') ? `${type}: ${name}` : [])),
  );
  expect(others).toEqual([]);
});

test('every type is in the examples: if not, run `npm run examples`', () => {
  expect([...new Set(exampleResources.map(({ type }) => type))].toSorted()).toEqual([...declared].toSorted());
});

/** The identities of all types: one each, unless the views of a type differ. */
const identities = new Map(
  resources.map((one) => [one.type, identityOf(one)] as const).map((pair) => [JSON.stringify(pair), pair]),
);

test.each([...identities.values()])('the ids of %s in the examples match its identity %j', (type, identity) => {
  const wrong = exampleResources.filter((one) => one.type === type && !isIdentifiedBy(one, identity));
  expect(wrong.map(({ id, attributes }) => ({ id, attributes }))).toEqual([]);
});
