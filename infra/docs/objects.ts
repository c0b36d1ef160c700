import { type Html, html, type Part } from '../html.ts';
import type { ApiDocument, Operation } from './document.ts';
import { fieldsOf, objectPath, referencesIn } from './schema.ts';

/** The schemas that the responses of an operation name themselves. */
export const returnedBy = ({ responses }: Operation): readonly string[] => {
  const schemas = responses
    .filter(([status]) => status < '400')
    .flatMap(([, { content = {} }]) => Object.values(content).flatMap(({ schema }) => (schema ? [schema] : [])));
  return [...new Set(schemas.flatMap(referencesIn))];
};

/** The attributes of a request are shown with the operation. What they refer to has a page. */
const IN_PLACE = /Attributes$/;

const sentTo = ({ body }: Operation): readonly string[] =>
  Object.values(body?.content ?? {}).flatMap(({ schema }) => (schema ? referencesIn(schema) : []));

/** The schemas in the requests and responses of some operations, with the schemas that these refer to. */
export const objectsOf = (
  operations: readonly Operation[],
  { components: { schemas } }: ApiDocument,
): readonly string[] => {
  const found = new Set<string>();
  const add = (names: readonly string[]): void => {
    for (const name of names) {
      const schema = schemas[name];
      if (!schema || found.has(name)) continue;
      found.add(name);
      add(referencesIn(schema));
    }
  };
  add(operations.flatMap((operation) => [...returnedBy(operation), ...sentTo(operation)]));
  return [...found].filter((name) => !IN_PLACE.test(name)).sort();
};

/** The attributes of a resource, or the properties of any other object. */
export const objectFields = (name: string, { components: { schemas } }: ApiDocument): Part => {
  const schema = schemas[name];
  if (!schema) return undefined;
  const { attributes, type } = schema.properties ?? {};
  const resource = attributes?.properties && type && { attributes, type: String(type.const) };
  return resource
    ? html`<p>A resource of type <code>${resource.type}</code>, with these attributes:</p>${fieldsOf(resource.attributes, 'answered')}`
    : fieldsOf(schema, 'answered');
};

/** The objects that an operation returns, attribute by attribute. */
export const returnedObjects = (operation: Operation, document: ApiDocument): Part =>
  returnedBy(operation).map(
    (name): Html =>
      html`<section class="object"><h3 id="object-${name}"><a href="${objectPath(name)}">${name}</a></h3>${objectFields(name, document)}</section>\n`,
  );
