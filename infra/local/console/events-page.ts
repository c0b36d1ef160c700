import { escaped } from '../control/html.ts';
import { arrayOf, type JsonObject, objectOf, stringOf } from '../json.ts';
import type { World } from '../resources/resource.ts';
import { everyItem } from './items.ts';
import { folded, rows } from './parts.ts';
import { consolePage } from './shell.ts';

const SHOWN = 200;

const newestFirst = (one: JsonObject, other: JsonObject): number =>
  stringOf(one.at) < stringOf(other.at) ? 1 : stringOf(one.at) > stringOf(other.at) ? -1 : 0;

interface Ledger {
  readonly types: readonly string[];
  readonly count: number;
  readonly newest: readonly JsonObject[];
}

/** Reads the ledgers of all teams, and keeps only the events that the page shows. */
const ledgerOf = async ({ dynamo, tables: [table = ''] }: World, type: string): Promise<Ledger> => {
  const types = new Set<string>();
  let newest: JsonObject[] = [];
  let count = 0;
  for await (const event of everyItem(dynamo, table, 'event')) {
    types.add(stringOf(event.type));
    if (type !== '' && event.type !== type) continue;
    count += 1;
    newest.push(event);
    if (newest.length >= 10 * SHOWN) newest = newest.sort(newestFirst).slice(0, SHOWN);
  }
  return { types: [...types].sort(), count, newest: newest.sort(newestFirst).slice(0, SHOWN) };
};

const actorOf = (actor: JsonObject): string => [stringOf(actor.type), stringOf(actor.id)].filter(Boolean).join(' ');

const choice = (types: readonly string[], chosen: string): string => {
  const options = types.map((type) => `<option${type === chosen ? ' selected' : ''}>${escaped(type)}</option>`);
  return `<form method="get" action="/_local/events"><label>Type<select name="type"><option value="">All events</option>${options.join('')}</select></label><button>Filter</button></form>`;
};

const countNote = ({ count, newest }: Ledger): string =>
  count > newest.length ? `<p class="quiet">Showing the newest ${newest.length} of ${count} events.</p>` : '';

/** The ledgers of all teams, newest first, filtered by `type`. */
export const eventsPage = async (world: World, query: URLSearchParams = new URLSearchParams()) => {
  const type = query.get('type') ?? '';
  const ledger = await ledgerOf(world, type);
  const listed = ledger.newest.map((event) => [
    stringOf(event.type),
    stringOf(event.at),
    `${stringOf(event.resource_type)} ${stringOf(event.resource_id)}`,
    actorOf(objectOf(event.actor)),
    folded(arrayOf(event.changed).join(', ') || 'Event', event),
  ]);
  const head = ['Type', 'Time', 'Resource', 'Actor', 'Changed'];
  const shown = rows('Events', head, listed, 'No events yet.');
  return consolePage('/_local/events', `${choice(ledger.types, type)}${countNote(ledger)}${shown}`);
};
