import { arrayOf, type JsonObject, objectOf, stringOf } from '../json.ts';
import type { World } from '../resources/resource.ts';
import { itemsOf } from './items.ts';
import { folded, rows } from './parts.ts';
import { consolePage } from './shell.ts';

const READ = 20_000;
const SHOWN = 200;

const latest = (items: readonly JsonObject[], by: string): readonly JsonObject[] =>
  [...items].sort((one, other) => (stringOf(one[by]) < stringOf(other[by]) ? 1 : -1)).slice(0, SHOWN);

const actorOf = (actor: JsonObject): string => [stringOf(actor.type), stringOf(actor.id)].filter(Boolean).join(' ');

/** The ledger of every team, newest first. */
export const eventsPage = async ({ dynamo, tables: [table = ''] }: World) => {
  const { items } = await itemsOf(dynamo, table, { entity: 'event', most: READ });
  const listed = latest(items, 'at').map((event) => [
    ...[stringOf(event.type), stringOf(event.at), `${stringOf(event.resource_type)} ${stringOf(event.resource_id)}`],
    actorOf(objectOf(event.actor)),
    folded(arrayOf(event.changed).join(', ') || 'Event', event),
  ]);
  const head = ['Event', 'At', 'Of', 'By', 'Changed'];
  return consolePage('/_local/events', rows('Events', head, listed, 'Nothing has happened yet.'));
};
