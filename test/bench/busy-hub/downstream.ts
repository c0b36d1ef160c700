import { entryKey } from '../../../shared/access/drip/entry-item.ts';
import { dueIndexAttributes } from '../../../shared/downstream/automations/due.ts';
import { enrollmentKey } from '../../../shared/downstream/automations/enrollment-item.ts';
import { notificationKey, unreadPartition } from '../../../shared/downstream/notifications/notification-item.ts';
import { documentKey, listPartition, openKey } from '../../../shared/downstream/search/index-key.ts';
import { hubItemKey } from '../../../shared/hubs/hubs/hub-item.ts';
import { memberKey } from '../../../shared/hubs/people/members/member-item.ts';
import { listOf, sortOf } from '../../../shared/platform/db/listing.ts';
import { recordKey } from '../../../shared/platform/ledger/ledger-key.ts';
import { placeKey, placeShard, streamOf } from '../../../shared/platform/ledger/stream-position.ts';
import { HUB, idOf } from './population.ts';
import { type Access, at, read, write } from './writes.ts';

const { team, hub } = HUB;
const AUTOMATION = idOf('automation', 0);
/** A stem with its share of the documents' words: about 31 for each document. */
const STEMS = 31;

/** The mark of a stream that is in shards since long ago. */
const LONG_AGO = new Date(0).toISOString();

/** A request reads the hub and the membership consistently. */
export const admit = (contact: string): readonly Access[] => [
  read(at('hub row', 'keys'), hubItemKey(HUB)),
  read(at('contacts and members', 'keys'), memberKey(HUB, contact)),
];

/** The relay records an event by its id and by its position in the hub's stream. */
export const record = (id: string, place: number, isSharded: boolean): readonly Access[] => {
  const event = { id, team_id: team, hub_id: hub };
  const stream = streamOf(HUB);
  return [
    write(at('ledger of the hub', 'end'), recordKey(event, isSharded ? LONG_AGO : undefined), 2),
    write(at('stream end', 'end'), { pk: isSharded ? placeShard(stream, place) : stream, sk: placeKey(place) }, 2),
  ];
};

export const notify = (contact: string, id: string): readonly Access[] => [
  write(at('notifications', 'keys'), notificationKey(team, contact, id), 1),
  write(at('notifications', 'keys'), { pk: unreadPartition(team, contact), sk: id }, 1),
];

/** A member enters an automation and waits; another one, who waited, continues. */
export const enroll = (contact: string, id: string, at_: string): readonly Access[] => {
  const fanOut = at('fan-out of an automation', 'end');
  const row = dueIndexAttributes(at_, id);
  const due = { pk: listOf(row) ?? '', sk: sortOf(row) };
  return [
    write(fanOut, enrollmentKey(HUB, AUTOMATION, id), 2),
    write(at('fan-out of an automation', 'keys'), entryKey(HUB, contact, AUTOMATION), 2),
    write(fanOut, enrollmentKey(HUB, AUTOMATION, id), 1),
    write(at('due rows', 'end'), due, 1),
    write(at('due rows', 'end'), due, 1),
  ];
};

/** The index has a row for each stem; a document adds itself to the open block of each. */
export const index = (id: string, word: () => number): readonly Access[] => [
  write(at('search index', 'keys'), documentKey(HUB, { kind: 'comment', id }), 2),
  ...[...new Set(Array.from({ length: STEMS }, word))].map((nth) =>
    write(at('search index', 'keys'), openKey(listPartition(HUB, 'community', `stem${nth}`)), 1),
  ),
];
