import { demand, type Schemas } from '../../../../shared/client/client.ts';
import { type Child, h, link } from '../base/dom.ts';
import type { SitePage, Visit } from '../base/page.ts';
import { type Filled, form } from '../parts/form.ts';
import { countsOf } from '../parts/space-counts.ts';
import { empty } from '../parts/states.ts';

type Visibility = Schemas['Space']['attributes']['visibility'];

const VISIBILITIES = [
  ['public', 'Public'],
  ['members', 'Members'],
  ['secret', 'Secret'],
] as const;

const visibilityOf = (text: string): Visibility => VISIBILITIES.find(([value]) => value === text)?.[0] ?? 'members';

const FIELDS = (space?: Schemas['Space']['attributes']) => [
  { name: 'name', label: 'Name', value: space?.name ?? '' },
  { name: 'description', label: 'Description', value: space?.description ?? '' },
  {
    name: 'visibility',
    label: 'Visible to',
    kind: 'select' as const,
    options: VISIBILITIES,
    value: space?.visibility ?? 'members',
  },
];

const inputOf = ({ text }: Filled) => ({
  name: text('name'),
  description: text('description') || null,
  visibility: visibilityOf(text('visibility')),
});

const editable = ({ caller, reload }: Visit, { id, attributes }: Schemas['Space']): Child =>
  h(
    'details',
    {},
    h(
      'summary',
      {},
      h('strong', {}, attributes.name),
      ' ',
      h('span.tag', {}, attributes.visibility),
      attributes.is_gated && [' ', h('span.tag', {}, 'access rule')],
      ' ',
      h('span.small', {}, countsOf(attributes)),
    ),
    h('p', {}, link(`/spaces/${id}`, {}, `Posts of ${attributes.name}`)),
    form({
      submit: `Save ${attributes.name}`,
      fields: FIELDS(attributes),
      async act(values) {
        const path = { hub_id: caller.hub, space_id: id };
        const body = { data: { type: 'spaces' as const, attributes: inputOf(values) } };
        await demand(caller.client.PATCH('/api/v1/hubs/{hub_id}/spaces/{space_id}', { params: { path }, body }));
        caller.forgetSpaces();
        await reload();
        return undefined;
      },
    }),
  );

/** The spaces of the hub. */
export const spaces: SitePage = {
  path: '/spaces',
  nav: 'Spaces',
  async open(visit) {
    const { caller, reload } = visit;
    const known = await caller.spaces();
    const create = form({
      submit: 'Create the space',
      fields: FIELDS(),
      async act(values) {
        const path = { hub_id: caller.hub };
        const body = { data: { type: 'spaces' as const, attributes: { ...inputOf(values), position: known.length } } };
        await demand(caller.client.POST('/api/v1/hubs/{hub_id}/spaces', { params: { path }, body }));
        caller.forgetSpaces();
        await reload();
        return undefined;
      },
    });
    const list =
      known.length === 0
        ? empty('The hub has no spaces yet.')
        : h(
            'ul.items',
            { 'aria-label': 'Spaces' },
            known.map((space) => h('li', {}, editable(visit, space))),
          );
    return { title: 'Spaces', body: h('div.narrow', {}, list, h('h2', {}, 'New space'), create) };
  },
};
