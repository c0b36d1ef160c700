import { type AutomationsWorld, data } from './world.ts';

/** A definition of these nodes that starts at `a` and enrolls no member by itself. */
export const definitionOf = (nodes: readonly object[], rest: object = {}) => ({
  trigger: { type: 'manual' },
  entry_node_id: 'a',
  nodes,
  ...rest,
});

export const EXIT = { id: 'a', type: 'exit', data: {} };

/** A time in the year 10000 in UTC, but not in its own offset. */
export const BEYOND = '9999-12-31T23:59:59-23:59';

/** The automations of a hub, in a world that is created on first use. */
export const drafts = (at: () => AutomationsWorld) => {
  const path = (id = ''): string => `${at().base}/automations${id && `/${id}`}`;
  return {
    path,
    /** Returns the id of a new automation. */
    draft: async (attributes: object = {}): Promise<string> =>
      data(await at().send('POST', path(), { name: 'Draft', ...attributes })).id,
  };
};
