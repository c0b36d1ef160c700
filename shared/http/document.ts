import type { Cursors } from '../db/cursor.ts';
import { actorOf } from './actor.ts';
import type { Exchange } from './exchange.ts';
import { inOrder } from './in-order.ts';
import { canonicalPath, fill } from './paths.ts';
import { list } from './query-spec.ts';
import { cursorScope, nextLink, parametersOf, withQuery } from './read-query.ts';
import type { Answer, ListPage, Resource } from './response.ts';
import type { Route } from './route.ts';

interface Identified {
  readonly id: string;
}

/** A resource object: only the attributes its schema names leave the service. */
const resourceObject = ({ type, attributes }: Resource, entity: Identified, self?: string) => {
  const values = entity as unknown as Readonly<Record<string, unknown>>;
  const named: Record<string, unknown> = {};
  const { shape } = attributes;
  for (const name in shape) if (values[name] !== undefined) named[name] = inOrder(shape[name], values[name]);
  return { type, id: entity.id, attributes: named, ...(self && { links: { self } }) };
};

/** The path of this request under the canonical prefix, whatever spelling it came by. */
const selfPath = ({ params }: Exchange, route: Route): string => fill(canonicalPath(route), params);

/** Whose cursor it is: this route's, with these path values, in this team, or the caller's own outside any team. */
export const listScope = ({ params, admission }: Exchange, route: Route): readonly string[] => [
  route.method,
  route.path,
  ...Object.values(params),
  admission?.team || (admission ? JSON.stringify(actorOf(admission.caller)) : ''),
];

/** The URL of the resource just made, as a path (contract-cases A19). */
export const locationOf = (exchange: Exchange, { location, root }: Route, entity: Identified): string | undefined =>
  location && `${root ? '' : '/api/v1'}${fill(location, { ...exchange.params, id: entity.id })}`;

const extras = ({ extras: { included, meta, top } }: Answer<unknown>) => ({
  ...(included && { included }),
  ...(meta && { meta }),
  ...top,
});

/** One resource. What was just made says where it is, in its document's `links` as in its own. */
export const oneDocument = (
  exchange: Exchange,
  route: Route,
  resource: Resource,
  answered: Answer<unknown>,
  self?: string,
) => {
  const entity = answered.value as Identified;
  const links = { self: self ?? selfPath(exchange, route) };
  return { data: resourceObject(resource, entity, self), links, ...extras(answered) };
};

/** What became of each resource that was sent, in the form it was sent in. */
export const eachDocument = (exchange: Exchange, route: Route, resource: Resource, answered: Answer<unknown>) => {
  const entities = answered.value as readonly Identified[];
  const objects = entities.map((entity) => resourceObject(resource, entity));
  const links = { self: selfPath(exchange, route) };
  return { data: exchange.body?.values ? objects : objects[0], links, ...extras(answered) };
};

export const listDocument = async (
  exchange: Exchange,
  route: Route,
  resource: Resource,
  answered: Answer<unknown>,
  cursors: () => Promise<Cursors>,
) => {
  const { items, next } = answered.value as ListPage<Identified>;
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
