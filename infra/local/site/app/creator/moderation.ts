import { demand, listOf, type Schemas } from '../../../../../shared/client/client.ts';
import { button, type Child, fill, h, link } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { listed } from '../parts/list.ts';
import { ago, photo } from '../parts/person.ts';
import { notice, reasonOf } from '../parts/states.ts';
import { banForm, warnForm } from './sanctions.ts';

type Report = Schemas['Report'];
type Decision = Schemas['UpdateTeamHubReportAttributes'];

const DECISIONS: readonly (readonly [text: string, done: string, decision: Decision])[] = [
  ['Hide the content', 'Hidden, and the report is resolved.', { status: 'resolved', action: 'hide' }],
  ['Resolve', 'Resolved.', { status: 'resolved' }],
  ['Dismiss', 'Dismissed.', { status: 'dismissed' }],
];

const TABS = [
  ['open', 'Open', 'There are no open reports.'],
  ['resolved', 'Resolved', 'No report was resolved yet.'],
  ['dismissed', 'Dismissed', 'No report was dismissed yet.'],
] as const;

const KINDS = { discussion: 'Post', comment: 'Comment', message: 'Message', member: 'Member' } as const;

/** Only posts and comments can be hidden. */
const canHide = ({ target_type }: Report['attributes']): boolean =>
  target_type === 'discussion' || target_type === 'comment';

const decisions = ({ client, team, hub }: Caller, { id, attributes }: Report): HTMLElement => {
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
      status.tabIndex = -1;
      status.focus();
    } catch (error) {
      say(reasonOf(error), true);
    }
  };
  fill(
    actions,
    DECISIONS.map(([text, done, decision]) =>
      decision.action && !canHide(attributes) ? undefined : button(text, () => decide(decision, done)),
    ),
  );
  return h('div', {}, actions, status);
};

const sanctions = (caller: Caller, { author_contact_id: id, author_display_name: name }: Report['attributes']): Child =>
  id && name && h('div.tools', {}, warnForm(caller, id, name), banForm(caller, id, name));

const row = (caller: Caller, report: Report): Child => {
  const { attributes } = report;
  const { target_type, target_id, target_title, target_excerpt, reason_label, note, status: state } = attributes;
  const { author_display_name: author, author_photo_url, reporter_display_name, created_at } = attributes;
  const closed = attributes.resolved_by_display_name ?? 'a moderator';
  return [
    h('h2', {}, `${KINDS[target_type]}: ${reason_label}`),
    author && h('div.byline', {}, photo(author, author_photo_url), h('strong', {}, author)),
    (target_title ?? target_excerpt) &&
      h(
        'blockquote',
        {},
        target_title && h('strong', {}, target_title),
        target_excerpt && h('p.text', {}, target_excerpt),
      ),
    target_type === 'discussion' && h('p', {}, link(`/posts/${target_id}`, {}, 'Open the post')),
    h('p', {}, `Reported by ${reporter_display_name} `, h('span.small', {}, ago(created_at)), note && `: “${note}”`),
    state === 'open'
      ? [decisions(caller, report), sanctions(caller, attributes)]
      : h(
          'p.small',
          {},
          `Closed by ${closed} `,
          ago(attributes.resolved_at),
          attributes.resolution_note && `: “${attributes.resolution_note}”`,
        ),
  ];
};

/** The reports of the hub by status. */
export const moderation: SitePage = {
  path: '/moderation',
  nav: 'Moderation',
  async open({ caller, query }) {
    const path = { team_id: caller.team, hub_id: caller.hub };
    const [state, , none] = TABS.find(([value]) => value === query.get('status')) ?? TABS[0];
    const list = listOf((cursor) =>
      caller.client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/reports', {
        params: { path, query: { ...cursor, 'filter[status]': state } },
      }),
    );
    const first = await list.page();
    const tabs = h(
      'nav.row',
      { 'aria-label': 'Reports by status' },
      TABS.map(([value, text]) =>
        link(`/moderation?status=${value}`, value === state ? { 'aria-current': 'page' } : {}, text),
      ),
    );
    const shown = listed(list, first, { label: 'Reports', none, show: (report) => row(caller, report) });
    return { title: 'Moderation', body: h('div.narrow', {}, tabs, shown) };
  },
};
