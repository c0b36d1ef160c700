import { demand, listOf, type Schemas } from '../../../../../shared/client/client.ts';
import { button, type Child, fill, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller, Known } from '../base/session.ts';
import { listed } from '../parts/list.ts';
import { ago } from '../parts/person.ts';
import { notice, reasonOf } from '../parts/states.ts';

type Decision = Schemas['UpdateTeamHubReportAttributes'];

const DECISIONS: readonly (readonly [text: string, done: string, decision: Decision])[] = [
  ['Hide the content', 'Hidden, and the report is resolved.', { status: 'resolved', action: 'hide' }],
  ['Dismiss', 'Dismissed.', { status: 'dismissed' }],
];

const row = (
  { client, team, hub }: Caller,
  { id, attributes }: Schemas['Report'],
  people: ReadonlyMap<string, Known>,
): Child => {
  const { target_type, target_id, reason_label, note, reporter_contact_id, created_at } = attributes;
  const { element: status, say } = notice();
  const actions = h('div.row', {});
  const decide = async (decision: Decision, done: string): Promise<void> => {
    try {
      const path = { team_id: team, hub_id: hub, report_id: id };
      await demand(
        client.PATCH('/api/v1/teams/{team_id}/hubs/{hub_id}/reports/{report_id}', {
          params: { path },
          body: { data: { type: 'reports', attributes: decision } },
        }),
      );
      fill(actions);
      say(done);
    } catch (error) {
      say(reasonOf(error), true);
    }
  };
  fill(
    actions,
    target_type === 'discussion' && link(`/posts/${target_id}`, {}, 'Open the post'),
    DECISIONS.map(([text, done, decision]) =>
      target_type === 'member' && decision.action ? undefined : button(text, () => decide(decision, done)),
    ),
  );
  return [
    h('h2', {}, `${target_type[0]?.toUpperCase()}${target_type.slice(1)}: ${reason_label}`),
    note && h('p.text', {}, `“${note}”`),
    h('p.small', {}, `Reported by ${people.get(reporter_contact_id)?.name ?? 'a former member'} `, ago(created_at)),
    actions,
    status,
  ];
};

/** The open reports of the hub. */
export const moderation: SitePage = {
  path: '/moderation',
  nav: 'Moderation',
  async open({ caller }) {
    const path = { team_id: caller.team, hub_id: caller.hub };
    const list = listOf((cursor) =>
      caller.client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/reports', {
        params: { path, query: { ...cursor, 'filter[status]': 'open' } },
      }),
    );
    const [people, first] = await Promise.all([caller.people(), list.page()]);
    const shown = listed(list, first, {
      label: 'Reports',
      none: 'There are no open reports.',
      show: (report) => row(caller, report, people),
    });
    return { title: 'Moderation', body: h('div.narrow', {}, shown) };
  },
};
