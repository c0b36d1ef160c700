import type { Definition } from './definition.ts';
import type { DataOf } from './nodes/registry.ts';

/** A definition as it was published: looked at when it was written, and not again. */
export const readDefinition = (stored: string): Definition => JSON.parse(stored) as Definition;

/** The kinds of events that its nodes wait for. */
export const awaitedBy = ({ nodes }: Pick<Definition, 'nodes'>): readonly string[] => [
  ...new Set(
    nodes.flatMap(({ type, data }) =>
      type === 'wait_for_event' ? [(data as DataOf<'wait_for_event'>).event.type] : [],
    ),
  ),
];
