import { demand, listOf, type Schemas, settle } from '../../../../shared/client/client.ts';
import { button, type Child, fill, h } from '../base/dom.ts';
import type { SitePage } from '../base/page.ts';
import type { Caller } from '../base/session.ts';
import { decision } from '../parts/decision.ts';
import { listed } from '../parts/list.ts';
import { when } from '../parts/person.ts';
import { outside } from '../parts/profile-fields.ts';
import { notice, reasonOf } from '../parts/states.ts';

const ANSWERS = [
  ['going', 'Going'],
  ['interested', 'Interested'],
  ['not_going', 'Not going'],
] as const;

const placeOf = ({
  location_type,
  location_address,
  location_url,
  location_hidden,
}: Schemas['Event']['attributes']): Child => {
  if (location_hidden) return 'The place is shown when you are going.';
  if (location_address === null && location_url !== null) return outside(location_url);
  return location_address ?? (location_type === 'online' ? 'Online' : 'To be decided');
};

const seatsOf = ({ rsvp_limit, going_count, waitlisted_count }: Schemas['Event']['attributes']): string => {
  const seats = rsvp_limit === null ? `${going_count} going` : `${going_count} of ${rsvp_limit} seats taken`;
  return waitlisted_count > 0 ? `${seats}, ${waitlisted_count} waiting` : seats;
};

/** What the host of an event sees, with the way to withdraw. */
const hosting = (client: Caller['client'], { id, attributes: { title } }: Schemas['Event']): HTMLElement =>
  h(
    'details',
    {},
    h('summary', {}, 'You host this event'),
    h('p.quiet', {}, 'If you withdraw, the team is alerted. Only the team can name a host again.'),
    decision([
      {
        text: 'Withdraw',
        label: `Withdraw as the host of ${title}`,
        act: () => settle(client.DELETE('/api/v1/events/{event_id}/host', { params: { path: { event_id: id } } })),
        done: 'You no longer host this event.',
        isDangerous: true,
      },
    ]),
  );

const eventCard = (caller: Caller, first: Schemas['Event']): HTMLElement => {
  const { client } = caller;
  const path = { event_id: first.id };
  const card = h('article.card', {});
  const { element: status, say } = notice();
  const show = ({ attributes }: Schemas['Event'], focus?: string): void => {
    const own = attributes.viewer_rsvp;
    const answer = (value: 'going' | 'interested' | 'not_going', text: string) =>
      button(
        text,
        async () => {
          try {
            const body = { data: { type: 'event_rsvps' as const, attributes: { status: value } } };
            await demand(client.PUT('/api/v1/events/{event_id}/rsvp', { params: { path }, body }));
            const read = await demand(client.GET('/api/v1/events/{event_id}', { params: { path } }));
            show(read.data, value);
            const isWaiting = read.data.attributes.viewer_rsvp === 'waitlisted';
            say(isWaiting ? 'The event is full. You are on the waiting list.' : 'Your answer is saved.');
          } catch (error) {
            say(reasonOf(error), true);
          }
        },
        {
          'aria-pressed': String(own === value || (value === 'going' && own === 'waitlisted')),
          'data-answer': value,
        },
      );
    fill(
      card,
      h('h2', {}, attributes.title),
      h(
        'p',
        {},
        h('time', { datetime: attributes.starts_at }, when(attributes.starts_at, attributes.timezone)),
        h('span.small', {}, ` ${attributes.timezone}`),
      ),
      h('p.quiet', {}, placeOf(attributes)),
      h('p.text', {}, attributes.description),
      h('p', {}, h('span.tag', {}, seatsOf(attributes))),
      caller.role === 'member' &&
        h(
          'div.row',
          { role: 'group', 'aria-label': `Your answer to ${attributes.title}` },
          ANSWERS.map(([value, text]) => answer(value, text)),
        ),
      attributes.host_contact_id === caller.id
        ? hosting(client, first)
        : attributes.host_display_name && h('p.quiet', {}, `Hosted by ${attributes.host_display_name}`),
      status,
    );
    const target = [...card.querySelectorAll('button')].find(({ dataset }) => dataset.answer === focus);
    target?.focus();
  };
  show(first);
  return card;
};

/** The upcoming events, with the member’s answers. */
export const events: SitePage = {
  path: '/events',
  nav: 'Events',
  async open({ caller }) {
    const path = { hub_id: caller.hub };
    const list = listOf((cursor) =>
      caller.client.GET('/api/v1/hubs/{hub_id}/events', {
        params: { path, query: { ...cursor, 'filter[when]': 'upcoming' } },
      }),
    );
    const first = await list.page();
    const shown = listed(list, first, {
      label: 'Events',
      none: 'No events are planned.',
      class: 'cards',
      show: (event) => eventCard(caller, event),
    });
    return { title: 'Events', body: h('div.narrow', {}, shown) };
  },
};
