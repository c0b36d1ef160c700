import type { Cursors } from '../db/cursor.ts';
import { composedId } from '../ids/composed-id.ts';
import type { Exchange } from './exchange.ts';
import { inOrder } from './in-order.ts';
import { canonicalPath, fill } from './paths.ts';
import { list } from './query-spec.ts';
import { cursorScope, nextLink, parametersOf, withQuery } from './read-query.ts';
import type { Answer, ListPage, Resource } from './response.ts';
import type { RouteDeclaration } from './route.ts';

/** What a handler answered for one resource. */
type Values = Readonly<Record<string, unknown>>;

/** The values that identify a resource, in the order they have in its id. */
const identityOf = ({ type, identifiedBy }: Resource, values: Values): readonly (string | number)[] =>
  identifiedBy.map((name) => {
    const part = values[name];
    if (typeof part === 'string' || typeof part === 'number') return part;
    throw new Error(`The id of ${type} needs ${name}`);
  });

/** A resource object: only the attributes its schema names leave the service. */
const resourceObject = (resource: Resource, values: Values, self?: string) => {
  const { type, attributes } = resource;
  const named: Record<string, unknown> = {};
  const { shape } = attributes;
  for (const name in shape) if (values[name] !== undefined) named[name] = inOrder(shape[name], values[name]);
  return { type, id: composedId(identityOf(resource, values)), attributes: named, ...(self && { links: { self } }) };
};

/** The path of this request under the canonical prefix, whatever spelling it came by. */
const selfPath = ({ params }: Exchange, route: RouteDeclaration): string => fill(canonicalPath(route), params);

/** Whose cursor it is: this route's, with these path values, in this team, or the caller's own outside any team. */
export const listScope = ({ params, owner }: Exchange, route: RouteDeclaration): readonly string[] => [
  route.method,
  route.path,
  ...Object.values(params),
  owner,
];

/**
 * The URL of the resource just made, as a path (contract-cases A19). Where its id is composed, the last part stands in
 * the path, as it does in the `links.self` of the GET.
 */
export const locationOf = (
  { params }: Exchange,
  { location, root }: RouteDeclaration,
  resource: Resource,
  made: Values,
): string | undefined => {
  if (!location) return undefined;
  const id = String(identityOf(resource, made).at(-1));
  return `${root ? '' : '/api/v1'}${fill(location, { ...params, id })}`;
};

const extras = ({ extras: { included, meta, top } }: Answer<unknown>) => ({
  ...(included && { included }),
  ...(meta && { meta }),
  ...top,
});

/** One resource. What was just made says where it is, in its document's `links` as in its own. */
export const oneDocument = (
  exchange: Exchange,
  route: RouteDeclaration,
  resource: Resource,
  answered: Answer<unknown>,
  self?: string,
) => {
  const entity = answered.value as Values;
  const links = { self: self ?? selfPath(exchange, route) };
  return { data: resourceObject(resource, entity, self), links, ...extras(answered) };
};

/** What became of each resource that was sent, in the form it was sent in. */
export const eachDocument = (
  exchange: Exchange,
  route: RouteDeclaration,
  resource: Resource,
  answered: Answer<unknown>,
) => {
  const entities = answered.value as readonly Values[];
  const objects = entities.map((entity) => resourceObject(resource, entity));
  const links = { self: selfPath(exchange, route) };
  return { data: exchange.body?.values ? objects : objects[0], links, ...extras(answered) };
};

export const listDocument = async (
  exchange: Exchange,
  route: RouteDeclaration,
  resource: Resource,
  answered: Answer<unknown>,
  cursors: () => Promise<Cursors>,
) => {
  const { items, next } = answered.value as ListPage<Values>;
  const given = parametersOf(exchange.event.rawQueryString);
  const path = selfPath(exchange, route);
  const cursor =
    next && (await cursors()).seal(next, cursorScope(listScope(exchange, route), given, route.query ?? list()));
  const { meta, ...others } = extras(answered);
  return {
    data: items.map((item) => resourceObject(resource, item)),
    ...others,
    links: {
      self: withQuery(path, new URLSearchParams([...given])),
      ...(cursor && { next: nextLink(path, given, cursor) }),
    },
    meta: { has_more: cursor !== undefined, ...meta },
  };
};
