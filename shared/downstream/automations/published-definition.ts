import type { Definition } from './definition.ts';
import type { DataOf } from './nodes/registry.ts';

/** Parses a stored definition, which was validated when it was written. */
export const readDefinition = (stored: string): Definition => JSON.parse(stored) as Definition;

/** The types of the events that the nodes wait for. */
export const awaitedEventTypes = ({ nodes }: Pick<Definition, 'nodes'>): readonly string[] => [
  ...new Set(
    nodes.flatMap(({ type, data }) =>
      type === 'wait_for_event' ? [(data as DataOf<'wait_for_event'>).event.type] : [],
    ),
  ),
];
