import { listOf, sortOf } from '../../../shared/platform/db/listing.ts';
import type { Row } from '../../support/memory-engine/expression.ts';
import { type Check, numberOf, rowsOf } from './rows.ts';

const idAtEnd = ({ sk }: Row): string => String(sk).split('#').at(-1) ?? '';

/** No two writes of the editor queue were accepted as the same version. */
export const editorVersions: Check = ({ counts }) =>
  [...counts].flatMap(([name, count]) =>
    name.startsWith('editor version') && count > 1 ? [`${name} was written ${count} times`] : [],
  );

const ANSWERS = ['going', 'interested', 'not_going', 'waitlisted'] as const;

/** The seats of each event equal its answers, no more members go than may, and nobody waits beside a free seat. */
export const eventSeats: Check = ({ simulation }) => {
  const answers = rowsOf(simulation, 'hub_event_rsvp');
  return rowsOf(simulation, 'hub_event_seats').flatMap((row) => {
    const own = answers.filter(({ event_id }) => event_id === idAtEnd(row));
    const wrong = ANSWERS.flatMap((answer) => {
      const found = own.filter(({ status }) => status === answer).length;
      return numberOf(row, answer) === found
        ? []
        : [`event ${idAtEnd(row)} counts ${numberOf(row, answer)} ${answer} and has ${found}`];
    });
    const [going, limit, waiting] = [numberOf(row, 'going'), numberOf(row, 'rsvp_limit'), numberOf(row, 'waitlisted')];
    return [
      ...wrong,
      ...(going > limit ? [`${going} members go to event ${idAtEnd(row)}, which has ${limit} seats`] : []),
      ...(going < limit && waiting > 0
        ? [`${waiting} members wait for event ${idAtEnd(row)}, which has a free seat`]
        : []),
    ];
  });
};

/** The points of each member are the sum of their active awards, and the leaderboard has them. */
export const memberPoints: Check = ({ simulation }) => {
  const awards = rowsOf(simulation, 'award').filter(({ revoked_at }) => revoked_at === null);
  return rowsOf(simulation, 'points').flatMap((row) => {
    const own = awards.filter(({ pk }) => pk === row.pk);
    const sum = own.reduce((total, award) => total + numberOf(award, 'points'), 0);
    const listed = listOf(row as never) !== undefined;
    return [
      ...(numberOf(row, 'points') === sum
        ? []
        : [`a member has ${numberOf(row, 'points')} points and awards of ${sum}`]),
      ...(listed === sum > 0 ? [] : [`a member with ${sum} points is ${listed ? '' : 'not '}on the leaderboard`]),
      ...(listed && !sortOf(row as never).includes(String(sum).padStart(12, '0'))
        ? ['the leaderboard has old points']
        : []),
    ];
  });
};

/** Each inbox shows the newest message of its conversation, and every later message of others as unread. */
export const inboxes: Check = ({ simulation }) => {
  const messages = Map.groupBy(rowsOf(simulation, 'message'), ({ conversation_id }) => String(conversation_id));
  return rowsOf(simulation, 'inbox_entry').flatMap(
    ({ conversation_id, contact_id, unread, last_message, last_read_message_id }) => {
      const sent = messages.get(String(conversation_id)) ?? [];
      const others = sent
        .filter(({ author_contact_id }) => author_contact_id !== contact_id)
        .map(({ id }) => String(id))
        .filter((id) => id > String(last_read_message_id ?? ''));
      const newest = sent
        .map(({ id }) => String(id))
        .sort()
        .at(-1);
      const shown = (last_message as { id?: string } | null)?.id;
      return [
        ...(shown === newest ? [] : [`an inbox shows message ${shown}, and the newest is ${newest}`]),
        ...(String(unread) === String(others.sort())
          ? []
          : [`an inbox has ${String(unread)} unread, not ${String(others)}`]),
      ];
    },
  );
};
