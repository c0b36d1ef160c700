import { type Check, rowsOf } from './rows.ts';

/** Entities whose creation is one event, and the event. */
const CREATED: Readonly<Record<string, string>> = {
  comment: 'comment.created',
  hub_event: 'event.created',
  message: 'message.created',
};

/** The creation of each row is in the ledger, once. */
export const ledgerOfCreations: Check = ({ simulation }) => {
  const events = Map.groupBy(
    rowsOf(simulation, 'event'),
    ({ type, resource_id }) => `${String(type)} ${String(resource_id)}`,
  );
  return Object.entries(CREATED).flatMap(([entity, type]) => {
    if (![...events.keys()].some((key) => key.startsWith(`${type} `))) return [];
    return rowsOf(simulation, entity).flatMap(({ id }) => {
      const count = events.get(`${type} ${String(id)}`)?.length ?? 0;
      return count === 1 ? [] : [`${type} of ${String(id)} is ${count} times in the ledger`];
    });
  });
};

/** Nothing is stuck: every queue is empty, and the relay has caught up. */
export const nothingStuck: Check = ({ simulation }) => [
  ...simulation.queues.names().flatMap((queue) => {
    const left = simulation.queues.of(queue).length;
    return left === 0 ? [] : [`${left} messages are left in ${queue}`];
  }),
  ...(simulation.stream.waiting === 0 ? [] : [`${simulation.stream.waiting} changes are not relayed`]),
];

/** Positions in the hub's stream are given once and without gaps. */
export const streamPlaces: Check = ({ simulation }) => {
  const placed = rowsOf(simulation, 'event').filter(({ place }) => place !== undefined);
  return [...Map.groupBy(placed, ({ pk }) => String(pk))].flatMap(([hub, events]) => {
    const places = events.map(({ place }) => Number(place)).sort((one, other) => one - other);
    const wrong = places.find((place, nth) => nth > 0 && place !== (places[nth - 1] ?? 0) + 1);
    return wrong === undefined ? [] : [`the stream of ${hub} has a gap or a repeated position before ${wrong}`];
  });
};
