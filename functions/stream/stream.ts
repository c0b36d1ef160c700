import * as z from 'zod';
import { insider, withTicket } from '../../shared/api/callers.ts';
import { streamPage } from '../../shared/downstream/stream/stream-page.ts';
import { visibleEvents } from '../../shared/downstream/stream/visible-events.ts';
import { unprocessable } from '../../shared/platform/http/problems.ts';
import { parameters } from '../../shared/platform/http/query-spec.ts';
import { answer, plain } from '../../shared/platform/http/response.ts';
import { route } from '../../shared/platform/http/route.ts';
import { isId } from '../../shared/platform/ids/id.ts';
import { eventStream } from './event-stream.ts';

const malformed = () =>
  unprocessable([
    {
      source: { header: 'Last-Event-ID' },
      message: 'It is the id of an event of this stream.',
      loc: ['header', 'Last-Event-ID'],
      type: 'uuid',
    },
  ]);

const readStream = route({
  method: 'GET',
  path: '/hubs/{hub_id}/stream',
  summary: 'Follow what happens in a hub',
  description: `Server-sent events: what was recorded after \`Last-Event-ID\`, or the last fifty events without it; then the
answer ends, and an \`EventSource\` asks again by itself: after 3 seconds, and after up to 30 while nothing happens. Who follows it is told every event once, in the order of
recording; \`at\` says when it happened. The types are \`discussion.*\`, \`comment.*\`, \`reaction.*\`, \`message.*\`,
\`member.*\`, \`achievement.*\` and \`event.*\`, as far as the caller may see at this moment what they are about.
The \`data\` of an event is JSON: its \`id\`, \`type\`, \`at\` and \`hub_id\`, what it is about as \`resource_type\` and
\`resource_id\`, which is to be read for what stands in it, its \`actor\`, \`{type, id}\` or null, and \`contact_id\` where it
befell somebody.
Without a header for a bearer token, a contact sends a ticket and renews it before it expires.`,
  caller: withTicket(insider()),
  query: parameters({
    params: {
      ticket: z.string().max(255).optional(),
      after: z.uuid().optional().meta({ description: 'Stands in for `Last-Event-ID` where none is sent.' }),
    },
  }),
  response: plain('text/event-stream', z.string()),
  async handler({ params, headers, query }, { caller, team, hub, db, now }) {
    const sent = headers['last-event-id'] || undefined;
    if (sent !== undefined && !isId(sent)) throw malformed();
    const key = { team, hub: params.hub_id };
    const { events, cursor, more, latest = hub.created_at } = await streamPage(db, key, sent ?? query.params.after);
    const visible = await visibleEvents(db, caller, key, events, now);
    const idle = now.getTime() - Date.parse(latest);
    return answer(eventStream(visible, { cursor, more, reader: caller.kind, idle }));
  },
});

export const streamRoutes = [readStream];
