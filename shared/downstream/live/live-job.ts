import * as z from 'zod';
import { pagePosition } from '../../platform/queue/page-position.ts';

const ofTeam = { team_id: z.uuid() };
const ofContact = { ...ofTeam, contact_id: z.uuid() };
const ids = z.array(z.string()).readonly();

/** A delivery to open WebSockets. A job contains no text of people; the worker reads what it sends. */
export const liveJob = z.discriminatedUnion('kind', [
  /** New events of a hub, or a change of who may read it: its connections, from a page on. */
  z.object({ kind: z.literal('hub'), ...ofTeam, hub_id: z.uuid(), after: pagePosition.optional() }),
  /** The events that some connections have not been sent, or what ends their access. */
  z.object({ kind: z.literal('connections'), ids }),
  /** Changed notifications of a contact, or a change of what admits the contact. */
  z.object({
    kind: z.literal('contact'),
    ...ofContact,
    /** The new notifications. */
    notification_ids: ids,
    /** Whether the number of unread notifications may have changed. */
    unread: z.boolean(),
  }),
  z.object({ kind: z.literal('typing'), ...ofContact, conversation_id: z.string(), at: z.iso.datetime() }),
]);
export type LiveJob = z.output<typeof liveJob>;
