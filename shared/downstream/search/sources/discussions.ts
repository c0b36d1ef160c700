import { openTargetIds } from '../../../access/rules/gate.ts';
import { type DiscussionItem, discussionKey } from '../../../community/discussions/discussion-item.ts';
import { type Gathered, gather } from '../../../platform/db/gather.ts';
import type { Readable, Source, Viewing } from './source.ts';
import { inReadableSpace } from './tagged-spaces.ts';

/** The searchable text of a discussion: body, poll options and video titles. */
const discussionText = ({ body, poll, external_video_embeds }: DiscussionItem): string =>
  [
    body ?? '',
    ...(poll?.options ?? []).map(({ label }) => label),
    ...external_video_embeds.flatMap(({ title }) => title ?? []),
  ]
    .filter((text) => text !== '')
    .join('\n');

/** The discussions that the reader can read, by id; `rows` contains all of them. */
export const readableDiscussions = async (
  { db, hub, reader, now, spaces }: Viewing,
  rows: Gathered,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DiscussionItem>> => {
  const found = [...new Set(ids)].flatMap((id) => {
    const key = discussionKey(hub.team, id);
    const item = key && rows<DiscussionItem>(key);
    const there = item?.hub_id === hub.hub && item.status === 'published' && spaces.has(item.space_id);
    return item && there ? [item] : [];
  });
  const gates = found.map((item) => ({ ...item, type: 'discussion' }) as const);
  const open = await openTargetIds(db, reader, hub, gates, now);
  return new Map(found.filter(({ id }) => open.has(id)).map((item) => [item.id, item]));
};

const toReadable = (item: DiscussionItem): Readable => ({
  id: item.id,
  result_kind: 'discussion',
  source_type: 'discussions',
  title: item.title ?? '',
  body: discussionText(item),
});

export const discussionSource: Source = {
  async document(db, hub, { id }) {
    const key = discussionKey(hub.team, id);
    const item = key && (await db.get<DiscussionItem>(key));
    const there = item?.hub_id === hub.hub && item.status === 'published';
    return there ? { title: item.title ?? '', body: discussionText(item) } : undefined;
  },

  mayBeVisible: (viewing, { ref }) => inReadableSpace(viewing, ref.id),

  async load(viewing, hits) {
    const ids = hits.map(({ ref }) => ref.id);
    const keys = ids.flatMap((id) => discussionKey(viewing.hub.team, id) ?? []);
    const rows = await gather(viewing.db, keys, { eventual: true });
    const found = await readableDiscussions(viewing, rows, ids);
    return ids.map((id) => {
      const item = found.get(id);
      return item && toReadable(item);
    });
  },
};
