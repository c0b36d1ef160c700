import { type ContentNodeItem, contentNodeKey } from '../../../engagement/content/content-node-item.ts';
import { visibleContent } from '../../../engagement/content/visible-content.ts';
import { gather } from '../../../platform/db/gather.ts';
import type { Source } from './source.ts';

const textOf = ({ summary, body }: ContentNodeItem): string => [summary ?? '', body ?? ''].join('\n').trim();

/** Published content. Locked content is not found. */
export const contentSource: Source = {
  async document(db, hub, { id }) {
    const key = contentNodeKey(hub.team, id);
    const node = key && (await db.get<ContentNodeItem>(key));
    const there = node?.hub_id === hub.hub && node.status === 'published';
    return there ? { title: node.title, body: textOf(node) } : undefined;
  },

  mayBeVisible: () => true,

  async load({ db, hub, reader, now }, hits) {
    const keys = hits.map(({ ref }) => contentNodeKey(hub.team, ref.id));
    const rows = await gather(
      db,
      keys.filter((key) => key !== undefined),
      { eventual: true },
    );
    const nodes = keys.flatMap((key) => (key && rows<ContentNodeItem>(key)) ?? []);
    const published = nodes.filter(({ hub_id, status }) => hub_id === hub.hub && status === 'published');
    const seen = await visibleContent(db, reader, hub, published, now);
    const open = new Map(seen.flatMap(({ node, is_locked }) => (is_locked ? [] : [[node.id, node] as const])));
    return hits.map(({ ref }) => {
      const node = open.get(ref.id);
      return (
        node && {
          id: node.id,
          result_kind: 'content_node',
          source_type: 'content_nodes',
          title: node.title,
          body: textOf(node),
        }
      );
    });
  },
};
