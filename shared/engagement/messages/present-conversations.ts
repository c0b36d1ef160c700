import { embeddedKeys, embeddedPerson, type NamedPerson } from '../../hubs/people/embedded/embedded-person.ts';
import { prefixed } from '../../hubs/people/embedded/prefixed.ts';
import type { PresentDeps } from '../../media/attachments/present-attachments.ts';
import { gather } from '../../platform/db/gather.ts';
import type { Table } from '../../platform/db/table.ts';
import type { Participation } from './conversations.ts';
import { requestStatusFor } from './request-status.ts';

/** The number of other participants that a conversation of a list shows with name and photo. */
export const LISTED_PARTICIPANTS = 4;

const othersOf = ({ conversation: { contact_ids }, inbox }: Participation, limit?: number): readonly string[] =>
  contact_ids.filter((id) => id !== inbox.contact_id).slice(0, limit);

const named = ({ conversation }: Participation, id: string): NamedPerson => ({
  type: 'contact',
  id,
  team: conversation.team_id,
  hub: conversation.hub_id,
});

const namedIn = (seat: Participation, limit?: number): readonly NamedPerson[] => {
  const author = seat.inbox.last_message?.author_contact_id;
  return [...othersOf(seat, limit), ...(author === undefined ? [] : [author])].map((id) => named(seat, id));
};

/**
 * Conversations as one participant sees them, with names and photos of the other participants, at most `limit` of each:
 * one round trip for any number of conversations.
 */
export const presentConversations = async (
  db: Table,
  seats: readonly Participation[],
  showing: PresentDeps,
  limit?: number,
) => {
  const people = seats.flatMap((seat) => namedIn(seat, limit));
  const rows = await gather(db, people.flatMap(embeddedKeys), { eventual: true });
  return seats.map((seat) => {
    const { conversation, inbox } = seat;
    const person = (id: string) => embeddedPerson(named(seat, id), rows, showing);
    const last = inbox.last_message;
    return {
      ...inbox,
      ...conversation,
      participants: othersOf(seat, limit).map((contact_id) => ({ contact_id, ...person(contact_id) })),
      last_message: last && {
        ...last,
        is_automated: last.is_automated === true,
        ...prefixed('author', person(last.author_contact_id)),
      },
      created_by_contact_id: conversation.created_by,
      is_blocked_by_me: conversation.blocked_by.includes(inbox.contact_id),
      request_status: requestStatusFor(conversation, inbox.contact_id),
      unread_count: inbox.unread.length,
    };
  });
};
