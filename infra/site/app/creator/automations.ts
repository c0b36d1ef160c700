import { demand, listOf, type Schemas, settle } from '../../../../shared/client/client.ts';
import { counted } from '../../../../shared/platform/text/counted.ts';
import { button, type Child, fill, h } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { form } from '../parts/form.ts';
import { listed } from '../parts/list.ts';
import { notice, reasonOf } from '../parts/states.ts';

type Simulation = Schemas['AutomationSimulation']['attributes'];

const inDays = (seconds: number): string => {
  const days = Math.round(seconds / 86_400);
  return days > 0 ? counted(days, 'day') : `${Math.round(seconds / 60)} minutes`;
};

const walk = ({ path, outcome, wait_seconds }: Simulation): Child => [
  h(
    'ol',
    { 'aria-label': 'Steps' },
    path.map(({ type, wait_seconds: wait, has_effect }) =>
      h(
        'li',
        {},
        h('strong', {}, type.replaceAll('_', ' ')),
        wait > 0 && `, waits ${inDays(wait)}`,
        has_effect && h('span.small', {}, ' has an effect'),
      ),
    ),
  ),
  h('p', {}, `Outcome: ${outcome.replaceAll('_', ' ')} after ${inDays(wait_seconds)}. Nothing was sent.`),
];

const simulation = (caller: Caller, automation_id: string): HTMLElement => {
  const { client, team, hub } = caller;
  const place = h('div', {});
  const result = h('div', { role: 'status' });
  const load = async (): Promise<void> => {
    if (place.childElementCount > 0) return;
    try {
      const people = await caller.people();
      place.append(
        form({
          submit: 'Simulate',
          fields: [
            {
              name: 'contact_id',
              label: 'Member',
              kind: 'select',
              options: [...people].map(([id, { name }]) => [id, name] as const),
            },
          ],
          async act({ text }) {
            const path = { team_id: team, hub_id: hub, automation_id };
            const body = {
              data: { type: 'automation_simulations' as const, attributes: { contact_id: text('contact_id') } },
            };
            const { data } = await demand(
              client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/simulate', {
                params: { path },
                body,
              }),
            );
            fill(result, walk(data.attributes));
            return '';
          },
        }),
        result,
      );
    } catch (error) {
      fill(place, h('p.bad', { role: 'alert' }, reasonOf(error)));
    }
  };
  return h('details', { ontoggle: () => void load() }, h('summary', {}, 'Simulate for a member'), place);
};

/** The automations of the hub. */
export const automations: SitePage = {
  path: '/automations',
  nav: 'Automations',
  async open({ caller, reload }) {
    const { client, team, hub } = caller;
    const path = { team_id: team, hub_id: hub };
    const list = listOf((cursor) =>
      client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/automations', { params: { path, query: cursor } }),
    );
    const first = await list.page();
    const { element: status, say } = notice();
    const change = (name: string, work: () => Promise<unknown>) =>
      button(name, async () => {
        try {
          await work();
          await reload();
        } catch (error) {
          say(reasonOf(error), true);
        }
      });
    const action = (id: string, state: Schemas['Automation']['attributes']['status']): Child => {
      const of = { params: { path: { ...path, automation_id: id } } };
      if (state === 'draft')
        return change('Publish', () =>
          settle(client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/publish', of)),
        );
      if (state === 'active')
        return change('Pause', () =>
          settle(client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/pause', of)),
        );
      if (state === 'paused')
        return change('Resume', () =>
          settle(client.POST('/api/v1/teams/{team_id}/hubs/{hub_id}/automations/{automation_id}/resume', of)),
        );
      return undefined;
    };
    const show = ({ id, attributes: { name, status: state } }: Schemas['Automation']): Child => [
      h('h2', {}, name, ' ', h('span.tag', {}, state)),
      action(id, state),
      simulation(caller, id),
    ];
    return {
      title: 'Automations',
      body: h(
        'div.narrow',
        {},
        status,
        listed(list, first, { label: 'Automations', none: 'There are no automations yet.', show }),
      ),
    };
  },
};
