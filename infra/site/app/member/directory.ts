import { listOf, type Schemas } from '../../../../shared/client/client.ts';
import { type Child, h, link } from '../base/dom.ts';
import type { SitePage, Visit } from '../base/page.ts';
import { type Field, form } from '../parts/form.ts';
import { listed } from '../parts/list.ts';
import { photo } from '../parts/person.ts';

type Member = Schemas['Member'] | Schemas['MemberForContact'];
type ProfileField = Schemas['ProfileField'];

const SORTS = [
  ['name', 'Name'],
  ['-joined_at', 'Newest members'],
  ['-last_active_at', 'Recently active'],
  ['-points', 'Most points'],
] as const;

const FILTERED: readonly ProfileField['attributes']['field_type'][] = ['text', 'select', 'multi_select', 'boolean'];

const YES_OR_NO = [
  ['true', 'Yes'],
  ['false', 'No'],
] as const;

const filterOf = ({ attributes: { key, label, field_type: type, options } }: ProfileField, value: string): Field => ({
  name: key,
  label,
  value,
  kind: type === 'text' ? ('text' as const) : ('select' as const),
  options: [['', 'Any'], ...(type === 'boolean' ? YES_OR_NO : options.map((option) => [option, option] as const))],
});

/** What the form and the address have in common: the search, the order, and a value for each field. */
const filters = ({ query, go }: Visit, fields: readonly ProfileField[]): HTMLElement =>
  form({
    submit: 'Show members',
    class: 'form.filters',
    fields: [
      { name: 'q', label: 'Name begins with', kind: 'search', value: query.get('q') ?? '' },
      ...fields.map((field) => filterOf(field, query.get(field.attributes.key) ?? '')),
      { name: 'sort', label: 'Sort by', kind: 'select', options: SORTS, value: query.get('sort') ?? 'name' },
    ],
    async act({ text }) {
      const names = ['q', 'sort', ...fields.map(({ attributes: { key } }) => key)];
      const filled = names.map((name) => [name, text(name)]).filter(([, value]) => value !== '');
      go(`/members?${new URLSearchParams(filled)}`);
      return '';
    },
  });

const tags = (fields: readonly ProfileField[], { attributes }: Member): Child => {
  const values = fields.flatMap(({ attributes: { key, label, field_type: type } }) => {
    const value = attributes.fields[key];
    if (type === 'boolean') return value === true ? [label] : [];
    return value === undefined ? [] : [value].flat().map(String);
  });
  return (
    values.length > 0 &&
    h(
      'p.tags',
      {},
      values.map((value) => h('span.tag', {}, value)),
    )
  );
};

const card = (fields: readonly ProfileField[], member: Member): Child => {
  const { contact_id, name, headline, role, photo_thumbnail_url, photo_url } = member.attributes;
  const shown = name ?? 'Member';
  return h(
    'div.byline.top',
    {},
    photo(shown, photo_thumbnail_url ?? photo_url),
    h(
      'div',
      {},
      h('strong', {}, link(`/members/${contact_id}`, { class: 'name' }, shown)),
      role !== 'member' && [' ', h('span.small', {}, role)],
      headline && h('p', {}, headline),
      tags(fields, member),
    ),
  );
};

/** The members of the hub, with a search by name, filters by profile fields, and an order. */
export const directory: SitePage = {
  path: '/members',
  nav: 'Members',
  async open(visit) {
    const { caller, query } = visit;
    const fields = (await caller.fields()).filter(({ attributes: { field_type: type } }) => FILTERED.includes(type));
    const wanted = fields
      .map(({ attributes: { key } }) => [key, query.get(key) ?? ''] as const)
      .filter(([, value]) => value !== '');
    const asked = query.get('q') ?? '';
    const sort = SORTS.find(([value]) => value === query.get('sort'))?.[0] ?? 'name';
    const list = listOf((cursor) =>
      caller.client.GET('/api/v1/hubs/{hub_id}/members', {
        params: {
          path: { hub_id: caller.hub },
          query: {
            ...cursor,
            sort,
            'page[size]': 30,
            ...(asked && { 'filter[q]': asked }),
            ...(wanted.length > 0 && { 'filter[field]': Object.fromEntries(wanted) }),
          },
        },
      }),
    );
    const first = await list.page();
    const isFiltered = asked !== '' || wanted.length > 0;
    const shown = listed(list, first, {
      label: 'Members',
      none: isFiltered
        ? 'No member matches. Remove a filter, or write less of the name.'
        : 'The hub has no members yet.',
      class: 'grid.members',
      show: (member) => card(fields, member),
    });
    return {
      title: 'Members',
      body: h(
        'div',
        {},
        filters(visit, fields),
        isFiltered && h('p', {}, link('/members', {}, 'Show all members')),
        shown,
      ),
    };
  },
};
