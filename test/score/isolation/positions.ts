import type { Route } from '../../../shared/api/route.ts';
import { fill, routePaths } from '../../../shared/platform/http/paths.ts';
import { newId } from '../../../shared/platform/ids/id.ts';
import { paramsOf } from '../../functions/every-route/support/routes.ts';
import { documentOf, type Form, formsOf } from '../../functions/every-route/support/sample-body.ts';
import type { RouteWorld } from '../../functions/every-route/support/world.ts';
import type { Call } from '../../support/service.ts';
import { samplesOf, type Values } from '../support/samples.ts';

type Ids = Readonly<Record<string, string>>;

/** A place of a request that takes an id. */
export interface Position {
  /** For people: `path discussion_id`, `body conditions/0/value/tag_id`. */
  readonly at: string;
  /** The name of the id that belongs there. */
  readonly name: string;
  /** The request with this id there, without a credential. */
  call(id: string): Call;
}

const isId = (name: string): boolean => name.endsWith('_id');

/** Attributes that take the id of a resource that has another name in paths. */
const SAME: Ids = {
  parent_comment_id: 'comment_id',
  repost_of_id: 'discussion_id',
  shared_event_id: 'event_id',
  shared_achievement_id: 'achievement_id',
  host_contact_id: 'contact_id',
  cover_media_id: 'media_id',
  parent_id: 'content_node_id',
  author_contact_id: 'contact_id',
  rule_content_node_id: 'content_node_id',
  tag: 'tag_id',
  actor_id: 'user_id',
};

export const namesOf = (ids: Ids): Ids => ({
  ...ids,
  ...Object.fromEntries(Object.entries(SAME).map(([name, of]) => [name, ids[of] ?? newId()])),
});
export const wanted = (name: string): string => SAME[name] ?? name;

interface Leaf {
  readonly path: readonly (string | number)[];
  readonly value: string;
}

const leavesOf = (value: unknown, path: readonly (string | number)[] = []): readonly Leaf[] => {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    leavesOf(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
};

const withLeaf = <T>(value: T, [name, ...rest]: readonly (string | number)[], leaf: string): T => {
  if (name === undefined) return leaf as T;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>;
  copy[name] = withLeaf(copy[name], rest, leaf);
  return copy as T;
};

/** Where a leaf is, with the types beside it: the same place of another kind of condition is another position. */
const placeOf = (values: Values, { path }: Leaf): string => {
  const kinds = leavesOf(values).filter(({ path: at }) => /^(type|target_type|kind)$/.test(String(at.at(-1))));
  return `${path.join('/')} ${kinds.map(({ value }) => value).join(',')}`.trim();
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

const inBody = (route: Route, ids: Ids, base: Call): readonly Position[] => {
  const { body } = route;
  if (!body) return [];
  const form: Form = formsOf(body)[0] ?? 'envelope';
  const found = new Map<string, Position>();
  for (const values of samplesOf(body, namesOf(ids)))
    for (const leaf of leavesOf(values).filter(({ value }) => UUID.test(value))) {
      const at = `body ${placeOf(values, leaf)}`;
      const names = leaf.path.filter((part) => typeof part === 'string');
      const name = String(names.at(-1)).replace(/s$/, '');
      const call = (id: string): Call => ({ ...base, body: documentOf(body, form, withLeaf(values, leaf.path, id)) });
      if (!found.has(at)) found.set(at, { at, name, call });
    }
  if (form !== 'envelope') return [...found.values()];
  const [values = {}] = samplesOf(body, namesOf(ids));
  const document = documentOf(body, form, values) as { data: object };
  const call = (id: string): Call => ({ ...base, body: { data: { ...document.data, id } } });
  const identified: Position = { at: 'body data.id', name: paramsOf(route.path).at(-1) ?? '', call };
  return [...found.values(), identified];
};

const inQuery = ({ query }: Route, base: Call): readonly Position[] => {
  if (!query) return [];
  const others = (name: string) =>
    Object.keys(query.filter.shape).includes('target_type') && name !== 'filter[target_type]'
      ? '&filter[target_type]=discussion'
      : '';
  const names = [
    ...Object.keys(query.filter.shape).map((name) => [`filter[${name}]`, name] as const),
    ...Object.keys(query.params.shape).map((name) => [name, name] as const),
    ...(query.paged ? [['page[after]', 'cursor'] as const] : []),
  ];
  return names.map(([parameter, name]) => ({
    at: `query ${parameter}`,
    name,
    call: (id) => ({ ...base, path: `${base.path.split('?')[0]}?${parameter}=${id}${others(parameter)}` }),
  }));
};

/** All places of a route that take an id; every other place has the id of our own resource. */
export const positionsOf = (route: Route, { ours, platform }: RouteWorld): readonly Position[] => {
  const ids: Ids = route.caller.platformAdmin ? platform : ours.ids;
  const form = route.body && formsOf(route.body)[0];
  const [values = {}] = route.body ? samplesOf(route.body, namesOf(ours.ids)) : [];
  const filled = (with_: Ids, template = routePaths(route)[0] ?? '') =>
    fill(template, Object.fromEntries(paramsOf(template).map((name) => [name, with_[name] ?? newId()])));
  const required = route.path === '/attachments' && route.method === 'GET';
  const search = route.path.includes('/search') ? '?q=word' : '';
  const base: Call = {
    method: route.method,
    path: filled(ids) + (required ? `?filter[target_type]=discussion&filter[target_id]=${ids.discussion_id}` : search),
    headers: {
      'x-team-id': ours.id,
      ...(form === 'urlencoded' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(route.body && form && { body: documentOf(route.body, form, values) }),
  };
  const inPath = routePaths(route).flatMap((template, nth) =>
    paramsOf(template)
      .filter(isId)
      .map(
        (name): Position => ({
          at: `path ${nth > 0 ? `${template} ` : ''}${name}`,
          name,
          call: (id) => ({ ...base, path: filled({ ...ids, [name]: id }, template) + search }),
        }),
      ),
  );
  const header = (name: string): Position => ({
    at: `header ${name}`,
    name: name === 'x-team-id' ? 'team_id' : '',
    call: (id) => ({ ...base, headers: { ...base.headers, [name]: id } }),
  });
  const streamed = route.path.endsWith('/stream') ? [header('last-event-id')] : [];
  return [...inPath, ...inBody(route, ours.ids, base), ...inQuery(route, base), header('x-team-id'), ...streamed];
};
