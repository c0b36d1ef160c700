import { demand, listOf, type Schemas } from '../../../../shared/client/client.ts';
import { type Child, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { decision } from '../parts/decision.ts';
import { listed } from '../parts/list.ts';
import { ago, photo } from '../parts/person.ts';
import { chosenTab, type Tab, tabLinks } from '../parts/tabs.ts';
import { banForm, warnForm } from './sanctions.ts';

type ReportCase = Schemas['ReportCase'];
type Decision = Schemas['UpdateTeamHubReportAttributes'];

const DECISIONS: readonly (readonly [text: string, done: string, decision: Decision])[] = [
  ['Hide the content', 'Hidden, and all reports of it are resolved.', { status: 'resolved', action: 'hide' }],
  ['Resolve', 'Resolved.', { status: 'resolved' }],
  ['Dismiss', 'Dismissed.', { status: 'dismissed' }],
];

const TABS = [
  ['open', 'Open', 'There are no open reports.'],
  ['resolved', 'Resolved', 'No report was resolved yet.'],
  ['dismissed', 'Dismissed', 'No report was dismissed yet.'],
] as const satisfies readonly Tab[];

const KINDS = { discussion: 'Post', comment: 'Comment', message: 'Message', member: 'Member' } as const;

/** Only posts and comments can be hidden. */
const canHide = ({ target_type }: ReportCase['attributes']): boolean =>
  target_type === 'discussion' || target_type === 'comment';

const decisions = ({ client, team, hub }: Caller, { id, attributes }: ReportCase): HTMLElement => {
  const decide = (to: Decision) =>
    demand(
      client.PATCH('/api/v1/teams/{team_id}/hubs/{hub_id}/report-cases/{case_id}', {
        params: { path: { team_id: team, hub_id: hub, case_id: id } },
        body: { data: { type: 'report_cases', attributes: to } },
      }),
    );
  const possible = DECISIONS.filter(([, , { action }]) => action === undefined || canHide(attributes));
  return decision(possible.map(([text, done, to]) => ({ text, act: () => decide(to), done })));
};

const sanctions = (
  caller: Caller,
  { author_contact_id: id, author_display_name: name }: ReportCase['attributes'],
): Child => id && name && h('div.tools', {}, warnForm(caller, id, name), banForm(caller, id, name));

/** Who reported, with the number of those who are not named. */
const reportersOf = ({ reporters, report_count }: ReportCase['attributes']): string => {
  const names = reporters.slice(0, 3).map(({ display_name }) => display_name);
  const others = report_count - names.length;
  return [...names, ...(others > 0 ? [`${others} more`] : [])].join(', ');
};

const row = (caller: Caller, found: ReportCase): Child => {
  const { attributes } = found;
  const { target_type, target_id, target_title, target_excerpt, reasons, status: state } = attributes;
  const { author_display_name: author, author_photo_url, last_reported_at } = attributes;
  const why = reasons.map(({ reason_label, report_count }) => `${reason_label} (${report_count})`).join(', ');
  const closed = attributes.resolved_by_display_name ?? 'a moderator';
  return [
    h('h2', {}, `${KINDS[target_type]}: ${why}`),
    author && h('div.byline', {}, photo(author, author_photo_url), h('strong', {}, author)),
    (target_title ?? target_excerpt) &&
      h(
        'blockquote',
        {},
        target_title && h('strong', {}, target_title),
        target_excerpt && h('p.text', {}, target_excerpt),
      ),
    target_type === 'discussion' && h('p', {}, link(`/posts/${target_id}`, {}, 'Open the post')),
    h('p', {}, `Reported by ${reportersOf(attributes)} `, h('span.small', {}, ago(last_reported_at))),
    state === 'open'
      ? [decisions(caller, found), sanctions(caller, attributes)]
      : h(
          'p.small',
          {},
          `Closed by ${closed} `,
          ago(attributes.resolved_at),
          attributes.resolution_note && `: “${attributes.resolution_note}”`,
        ),
  ];
};

/** The reports of the hub, one case for each thing that was reported, by status. */
export const moderation: SitePage = {
  path: '/moderation',
  nav: 'Moderation',
  async open({ caller, query }) {
    const path = { team_id: caller.team, hub_id: caller.hub };
    const tab = chosenTab(TABS, query.get('status'));
    const [state, , none] = tab;
    const list = listOf((cursor) =>
      caller.client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/report-cases', {
        params: { path, query: { ...cursor, 'filter[status]': state } },
      }),
    );
    const first = await list.page();
    const tabs = tabLinks('Reports by status', '/moderation', 'status', TABS, tab);
    const shown = listed(list, first, { label: 'Reports', none, show: (found) => row(caller, found) });
    return { title: 'Moderation', body: h('div.narrow', {}, tabs, shown) };
  },
};
