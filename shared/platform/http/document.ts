import type { Cursors } from '../db/cursor.ts';
import { composedId } from '../ids/composed-id.ts';
import type { Exchange } from './exchange.ts';
import { inOrder } from './in-order.ts';
import { canonicalPath, fill } from './paths.ts';
import { list } from './query-spec.ts';
import { cursorScope, MAX_IGNORED, nextLink, parametersOf, withQuery } from './read-query.ts';
import type { Answer, ListPage, Resource } from './response.ts';
import type { RouteDeclaration } from './route.ts';

/** The values that a handler returned for one resource. */
type Values = Readonly<Record<string, unknown>>;

/** The identifying values of a resource, in the order of its id. */
const identityOf = ({ type, identifiedBy }: Resource, values: Values): readonly (string | number)[] =>
  identifiedBy.map((name) => {
    const part = values[name];
    if (typeof part === 'string' || typeof part === 'number') return part;
    throw new Error(`The id of ${type} needs ${name}`);
  });

/** A resource object with only the attributes of its schema. */
const resourceObject = (resource: Resource, values: Values, self?: string) => {
  const { type, attributes } = resource;
  const named: Record<string, unknown> = {};
  const { shape } = attributes;
  for (const name in shape) if (values[name] !== undefined) named[name] = inOrder(shape[name], values[name]);
  return { type, id: composedId(identityOf(resource, values)), attributes: named, ...(self && { links: { self } }) };
};

/** The canonical path of this request, whichever alias was used. */
const selfPath = ({ params }: Exchange, route: RouteDeclaration): string => fill(canonicalPath(route), params);

/** The scope of a list cursor: route, path values, and the team or, outside any team, the caller. */
export const listScope = ({ params, owner }: Exchange, route: RouteDeclaration): readonly string[] => [
  route.method,
  route.path,
  ...Object.values(params),
  owner,
];

/**
 * The path of the created resource for `Location` (contract reading A19). A composed id is represented by its last part,
 * as in `links.self`.
 */
export const locationOf = (
  { params }: Exchange,
  { location, root }: RouteDeclaration,
  resource: Resource,
  created: Values,
): string | undefined => {
  if (!location) return undefined;
  const id = String(identityOf(resource, created).at(-1));
  return `${root ? '' : '/api/v1'}${fill(location, { ...params, id })}`;
};

const extras = ({ body, query }: Exchange, { extras: { included, meta, top } }: Answer<unknown>) => {
  const named = [...(body?.ignored ?? []), ...(query?.ignored ?? [])].slice(0, MAX_IGNORED);
  const ignored = named.length > 0 ? named : undefined;
  return {
    ...(included && { included }),
    ...((meta || ignored) && { meta: { ...meta, ...(ignored && { ignored }) } }),
    ...top,
  };
};

/** The document of one resource. A created resource has its own URL as `self`. */
export const oneDocument = (
  exchange: Exchange,
  route: RouteDeclaration,
  resource: Resource,
  response: Answer<unknown>,
  self?: string,
) => {
  const entity = response.value as Values;
  const links = { self: self ?? selfPath(exchange, route) };
  return { data: resourceObject(resource, entity, self), links, ...extras(exchange, response) };
};

/** The document of a batch: an array if an array was sent, else one resource. */
export const eachDocument = (
  exchange: Exchange,
  route: RouteDeclaration,
  resource: Resource,
  response: Answer<unknown>,
) => {
  const entities = response.value as readonly Values[];
  const objects = entities.map((entity) => resourceObject(resource, entity));
  const links = { self: selfPath(exchange, route) };
  return { data: exchange.body?.values ? objects : objects[0], links, ...extras(exchange, response) };
};

export const listDocument = async (
  exchange: Exchange,
  route: RouteDeclaration,
  resource: Resource,
  response: Answer<unknown>,
  cursors: () => Promise<Cursors>,
) => {
  const { items, next } = response.value as ListPage<Values>;
  const parameters = parametersOf(exchange.event.rawQueryString);
  const path = selfPath(exchange, route);
  const cursor =
    next && (await cursors()).seal(next, cursorScope(listScope(exchange, route), parameters, route.query ?? list()));
  const { meta, ...others } = extras(exchange, response);
  return {
    data: items.map((item) => resourceObject(resource, item)),
    ...others,
    links: {
      self: withQuery(path, new URLSearchParams([...parameters])),
      ...(cursor && { next: nextLink(path, parameters, cursor) }),
    },
    meta: { has_more: cursor !== undefined, ...meta },
  };
};
