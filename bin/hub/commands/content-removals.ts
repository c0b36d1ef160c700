import { list, shown } from '../verb.ts';

const REMOVALS = '/api/v1/teams/{team_id}/hubs/{hub_id}/bans/content-removals';

/** How much was removed of each kind: `3 discussions, 12 comments`. */
const removedCounts = (counts: unknown): string => {
  const kinds = Object.entries((counts ?? {}) as Readonly<Record<string, { readonly removed: number }>>);
  return kinds.flatMap(([kind, { removed }]) => (removed > 0 ? [`${removed} ${kind}`] : [])).join(', ') || 'nothing';
};

/** The verbs of `hub members` about the removed content of banned members. */
export const removalVerbs = [
  list(REMOVALS, {
    name: 'removals',
    about: 'List the removals of content of banned members',
    what: 'content removals',
    columns: [
      { attribute: 'contact_display_name', title: 'NAME', wide: true },
      'action',
      'status',
      { attribute: 'counts', as: removedCounts, wide: true },
      'created_at',
      'undo_until',
    ],
    flags: [
      { flag: '--contact <id>', about: 'filter by member', query: 'filter[contact_id]' },
      {
        flag: '--status <status>',
        about: 'filter by status',
        query: 'filter[status]',
        values: ['running', 'completed', 'undoing', 'undone'],
      },
      { flag: '--sort <field>', about: 'sort by time', query: 'sort', values: ['created_at', '-created_at'] },
    ],
  }),
  shown('get', `${REMOVALS}/{removal_id}`, { name: 'removal', about: 'Show a removal of content and its counts' }),
  shown('post', `${REMOVALS}/{removal_id}/undo`, {
    name: 'undo-removal',
    about: 'Bring back the content that a removal hid or deleted',
  }),
];
