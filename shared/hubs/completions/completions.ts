import { free } from '../../platform/db/expression.ts';
import type { Actor, Item } from '../../platform/db/item.ts';
import { type HubKey, memberPartition } from '../../platform/db/key.ts';
import type { Page, PageRequest } from '../../platform/db/query.ts';
import type { Table } from '../../platform/db/table.ts';
import { type CompletionItem, completionEntity, completionKey, DONE } from './completion-item.ts';

/** The completions of one member in a hub. */
export const completions = (db: Table, hub: HubKey, contact: string) => ({
  /** Returns the first completion. Completing again changes nothing and publishes no event. */
  async complete(node: string, actor: Actor, now: Date): Promise<CompletionItem> {
    const key = completionKey(hub, contact, node);
    const completion: CompletionItem = {
      team_id: hub.team,
      hub_id: hub.hub,
      contact_id: contact,
      content_node_id: node,
      completed_at: now.toISOString(),
    };
    const row = {
      ...key,
      entity: completionEntity,
      ...completion,
      created_at: completion.completed_at,
      actor: { ...actor },
    };
    const made = await db.put(row, free);
    return made.ok ? completion : (made.current ?? completion);
  },

  /** Returns false if the node was not completed. */
  async reopen(node: string, actor: Actor, now: Date): Promise<boolean> {
    return (await db.softDelete(completionKey(hub, contact, node), { entity: completionEntity, actor, now })).ok;
  },

  /** By node id, which is the order of creation. */
  list: (page: PageRequest): Promise<Page<CompletionItem & Item>> =>
    db.query<CompletionItem>({ partition: memberPartition(hub, contact), prefix: DONE, ...page }),
});
