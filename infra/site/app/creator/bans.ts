import { listOf, settle } from '../../../../shared/client/client.ts';
import { button, h } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import { listed } from '../parts/list.ts';
import { ago } from '../parts/person.ts';
import { notice, reasonOf } from '../parts/states.ts';
import { personLine } from '../parts/who.ts';
import { removalLine } from './removals.ts';
import { BAN_REASONS } from './sanctions.ts';

const REASONS: ReadonlyMap<string, string> = new Map(BAN_REASONS);

/** The banned members of the hub. */
export const bans: SitePage = {
  path: '/bans',
  nav: 'Bans',
  async open({ caller, reload }) {
    const { client, team, hub } = caller;
    const path = { team_id: team, hub_id: hub };
    const list = listOf((cursor) =>
      client.GET('/api/v1/teams/{team_id}/hubs/{hub_id}/bans', { params: { path, query: cursor } }),
    );
    const first = await list.page();
    const { element: status, say } = notice();
    const lift = async (contact_id: string) => {
      try {
        const params = { path: { ...path, contact_id } };
        await settle(client.DELETE('/api/v1/teams/{team_id}/hubs/{hub_id}/members/{contact_id}/ban', { params }));
        await reload();
      } catch (error) {
        say(reasonOf(error), true);
      }
    };
    const shown = listed(list, first, {
      label: 'Banned members',
      none: 'Nobody is banned. Ban a member on the page Members, or when you handle a report.',
      show({ attributes }) {
        const { contact_id, contact_display_name: name, ban_reason, ban_note, content_removal_id } = attributes;
        return [
          personLine(caller, attributes, ' ', h('span.tag', {}, REASONS.get(ban_reason) ?? ban_reason)),
          ban_note && h('p.text', {}, `“${ban_note}”`),
          h('p.small', {}, `Banned by ${attributes.banned_by_display_name} `, ago(attributes.banned_at)),
          content_removal_id !== null && removalLine(caller, content_removal_id, name),
          button('Lift the ban', () => lift(contact_id), { 'aria-label': `Lift the ban of ${name}` }),
        ];
      },
    });
    return { title: 'Bans', body: h('div.narrow', {}, status, shown) };
  },
};
