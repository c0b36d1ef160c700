import { listOf, type Schemas } from '../../../../shared/client/client.ts';
import { type Child, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import { form } from '../parts/form.ts';
import { listed } from '../parts/list.ts';
import { ago, photo } from '../parts/person.ts';

/** The kinds of resources that the page can filter by. */
const KINDS = [
  ['', 'Everything'],
  ['members', 'Members'],
  ['spaces', 'Spaces'],
  ['discussions', 'Posts'],
  ['content_nodes', 'Courses and articles'],
  ['events', 'Events'],
  ['products', 'Products'],
  ['prices', 'Prices'],
  ['access_rules', 'Access rules'],
  ['automations', 'Automations'],
  ['reports', 'Reports'],
] as const;

const words = (name: string): string => name.replaceAll('_', ' ');

/** `access_rule.created` as "access rule: created". */
const actionOf = (action: string): string => action.split('.').map(words).join(': ');

const row = ({ attributes }: Schemas['AuditLogEntry']): Child => {
  const { actor_display_name: name, actor_photo_url, action, changed, created_at } = attributes;
  return [
    h(
      'div.byline',
      {},
      photo(name, actor_photo_url),
      h('span', {}, h('strong', {}, name), ' · ', actionOf(action), ' ', h('span.small', {}, ago(created_at))),
    ),
    changed.length > 0 && h('p.small', {}, `Changed: ${changed.map(words).join(', ')}`),
  ];
};

/** What users and API keys of the team changed, newest first. */
export const auditLog: SitePage = {
  path: '/audit-log',
  nav: 'Audit log',
  async open({ caller: { client, team }, query, go }) {
    const kind = query.get('of') ?? '';
    const filter = kind !== '' && { 'filter[resource_type]': kind };
    const list = listOf((cursor) =>
      client.GET('/api/v1/teams/{team_id}/audit-log', {
        params: { path: { team_id: team }, query: { ...cursor, ...filter, 'page[size]': 30 } },
      }),
    );
    const first = await list.page();
    const ask = form({
      submit: 'Show',
      class: 'form.inline',
      fields: [{ name: 'of', label: 'Changes of', kind: 'select', options: KINDS, value: kind }],
      async act({ text }) {
        const of = text('of');
        go(of === '' ? '/audit-log' : `/audit-log?${new URLSearchParams({ of })}`);
        return '';
      },
    });
    const none =
      kind === ''
        ? 'Nothing was changed yet.'
        : ['Nothing of this kind was changed yet. ', link('/audit-log', {}, 'Show everything')];
    const shown =
      first.items.length === 0
        ? h('div.state', {}, none)
        : listed(list, first, { label: 'Audit log', none: '', show: row });
    return { title: 'Audit log', body: h('div.narrow', {}, ask, shown) };
  },
};
