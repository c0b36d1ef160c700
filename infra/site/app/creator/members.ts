import { demand, listOf, type Schemas, settle } from '../../../../shared/client/client.ts';
import { type Child, h } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { decision } from '../parts/decision.ts';
import { form } from '../parts/form.ts';
import { listed } from '../parts/list.ts';
import { ago } from '../parts/person.ts';
import { byline } from '../parts/post-card.ts';
import { chosenTab, type Tab, tabLinks } from '../parts/tabs.ts';
import { banForm } from './sanctions.ts';

const ROLES = ['admin', 'moderator', 'member', 'guest'] as const;
const STATUSES = ['active', 'suspended'] as const;
/** The statuses that the form can change. */
const CHANGED: readonly Schemas['Member']['attributes']['status'][] = ['invited', ...STATUSES];

/** All members that the hub has now, or those of one status. */
const TABS = [
  ['', 'Current', 'The hub has no members yet.'],
  ['pending', 'Waiting', 'Nobody waits to be admitted.'],
  ['invited', 'Invited', 'No invitation is open.'],
  ['suspended', 'Suspended', 'Nobody is suspended.'],
  ['banned', 'Banned', 'Nobody is banned.'],
  ['left', 'Left', 'Nobody has left the hub.'],
  ['removed', 'Removed', 'Nobody was removed.'],
] as const satisfies readonly Tab[];

const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);

/** The values of a choice, and the current one, which can be another. */
const withCurrent = (values: readonly string[], current: string) =>
  (values.includes(current) ? values : [current, ...values]).map((value) => [value, value] as const);

/** The changes of a membership. */
const membership = ({ client, team, hub }: Caller, contact_id: string) => {
  const params = { path: { team_id: team, hub_id: hub, contact_id } };
  const url = '/api/v1/teams/{team_id}/hubs/{hub_id}/members/{contact_id}';
  return {
    change: (attributes: Schemas['UpdateTeamHubMemberAttributes']) =>
      demand(client.PATCH(url, { params, body: { data: { type: 'members', attributes } } })),
    end: () => settle(client.DELETE(url, { params })),
  };
};

/** Admits a member who waits, or declines the request. */
const admission = (caller: Caller, contact_id: string, name: string): HTMLElement => {
  const { change, end } = membership(caller, contact_id);
  return decision([
    {
      text: 'Admit',
      act: () => change({ status: 'active' }),
      done: 'Admitted.',
      label: `Admit ${name}`,
    },
    {
      text: 'Decline',
      act: end,
      done: 'Declined.',
      label: `Decline ${name}`,
      isDangerous: true,
    },
  ]);
};

const row = (caller: Caller, { attributes }: Schemas['Member']): Child => {
  const { contact_id, name, email, role, status, photo_thumbnail_url, photo_url, joined_at } = attributes;
  const shown = name ?? email ?? 'the member';
  return [
    byline(
      { name: name ?? email },
      photo_thumbnail_url ?? photo_url,
      undefined,
      joined_at ? ['joined ', ago(joined_at)] : 'not joined',
      ` · ${email} · ${role}${status === 'active' ? '' : `, ${status}`}`,
    ),
    status === 'pending' && admission(caller, contact_id, shown),
    h(
      'div.tools',
      {},
      CHANGED.includes(status) &&
        h(
          'details',
          {},
          h('summary', {}, `Change ${shown}`),
          form({
            submit: 'Save',
            fields: [
              { name: 'role', label: 'Role', kind: 'select', options: withCurrent(ROLES, role), value: role },
              {
                name: 'status',
                label: 'Status',
                kind: 'select',
                options: withCurrent(STATUSES, status),
                value: status,
              },
            ],
            async act({ text }) {
              const [newRole, newStatus] = [oneOf(ROLES, text('role')), oneOf(STATUSES, text('status'))];
              const changes = {
                ...(newRole && newRole !== role && { role: newRole }),
                ...(newStatus && newStatus !== status && { status: newStatus }),
              };
              await membership(caller, contact_id).change(changes);
              return 'Saved.';
            },
          }),
        ),
      status !== 'banned' && banForm(caller, contact_id, shown),
    ),
  ];
};

const isOfTeam = (member: Schemas['Member'] | Schemas['MemberForContact']): member is Schemas['Member'] =>
  'email' in member.attributes;

/** The members of the hub. */
export const members: SitePage = {
  path: '/members',
  nav: 'Members',
  async open({ caller, query }) {
    const path = { hub_id: caller.hub };
    const tab = chosenTab(TABS, query.get('status'));
    const [status, , none] = tab;
    const list = listOf((cursor) =>
      caller.client.GET('/api/v1/hubs/{hub_id}/members', {
        params: { path, query: { ...cursor, 'page[size]': 30, ...(status !== '' && { 'filter[status]': status }) } },
      }),
    );
    const first = await list.page();
    const show = (member: Schemas['Member'] | Schemas['MemberForContact']): Child =>
      isOfTeam(member) && row(caller, member);
    return {
      title: 'Members',
      body: h(
        'div.narrow',
        {},
        tabLinks('Members by status', '/members', 'status', TABS, tab),
        listed(list, first, { label: 'Members', none, show }),
      ),
    };
  },
};
