import * as z from 'zod';
import { described, text } from '#docs';
import { insider, withTicket } from '../../shared/api/callers.ts';
import { route } from '../../shared/api/route.ts';
import { streamPage } from '../../shared/downstream/stream/stream-page.ts';
import { ticketHolder } from '../../shared/downstream/stream/ticket-holder.ts';
import { visibleEvents } from '../../shared/downstream/stream/visible-events.ts';
import { unprocessable } from '../../shared/platform/http/problems.ts';
import { parameters } from '../../shared/platform/http/query-spec.ts';
import { answer, plain } from '../../shared/platform/http/response.ts';
import { canonicalId, isId } from '../../shared/platform/ids/id.ts';
import { eventStream } from './event-stream.ts';

const malformed = () =>
  unprocessable([
    {
      source: { header: 'Last-Event-ID' },
      message: 'Use the id of an event of this stream.',
      loc: ['header', 'Last-Event-ID'],
      type: 'uuid',
    },
  ]);

const readStream = route({
  method: 'GET',
  path: '/hubs/{hub_id}/stream',
  summary: text('Stream hub events'),
  description: text(
    'Returns server-sent events: those recorded after `Last-Event-ID`, or the last 50 without it. Then the response ends, and an `EventSource` reconnects by itself after 3 seconds, or after up to 30 seconds while nothing happens. A client that follows the stream gets every event once, in the order of recording; `at` is the time of the event.\n\nThe types are `discussion.*`, `comment.*`, `reaction.*`, `message.*`, `member.*`, `achievement.*` and `event.*`. Only events about resources that the caller can see at the moment are sent. The `data` of an event is JSON: its `id`, `type`, `at` and `hub_id`; `resource_type` and `resource_id`, with which you get the resource; its `actor`, `{type, id}` or null; and `contact_id` if it concerns a member.\n\nInstead of a bearer token, a contact can send a ticket and renew it before it expires.',
  ),
  caller: withTicket(insider(), ticketHolder),
  query: parameters(() => ({
    params: {
      ticket: z.string().max(255).optional().meta(described('The ticket, instead of a bearer token.')),
      after: z.uuid().optional().meta(described('Used instead of the `Last-Event-ID` header if that is missing.')),
    },
  })),
  response: plain('text/event-stream', z.string()),
  async handler({ params, headers, query }, { caller, team, hub, db, now }) {
    const sent = canonicalId(headers['last-event-id'] ?? '') || undefined;
    if (sent !== undefined && !isId(sent)) return malformed();
    const key = { team, hub: params.hub_id };
    const { events, cursor, more, latest = hub.created_at } = await streamPage(db, key, sent ?? query.params.after);
    const visible = await visibleEvents(db, caller, key, events, now);
    const idle = now.getTime() - Date.parse(latest);
    return answer(eventStream(visible, { cursor, more, reader: caller.kind, idle }));
  },
});

export const streamRoutes = [readStream];
