import { type AutomationsWorld, data } from './world.ts';

/**
 * An automation's definition of these nodes, that is entered at `a` and that nobody is in unless they are put there.
 */
export const definitionOf = (nodes: readonly object[], rest: object = {}) => ({
  trigger: { type: 'manual' },
  entry_node_id: 'a',
  nodes,
  ...rest,
});

export const EXIT = { id: 'a', type: 'exit', data: {} };

/** A moment of the year 10000 in UTC, though not where it is told. */
export const BEYOND = '9999-12-31T23:59:59-23:59';

/** The automations of our hub, in a world that is there once a test asks. */
export const drafts = (at: () => AutomationsWorld) => {
  const path = (id = ''): string => `${at().base}/automations${id && `/${id}`}`;
  return {
    path,
    /** The id of a new one. */
    draft: async (attributes: object = {}): Promise<string> =>
      data(await at().send('POST', path(), { name: 'Draft', ...attributes })).id,
  };
};
