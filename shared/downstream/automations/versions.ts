import type { HubKey } from '../../platform/db/key.ts';
import type { Table } from '../../platform/db/table.ts';
import { Recent } from '../../platform/runtime/recent.ts';
import { type VersionItem, versionKey } from './automation-item.ts';
import type { Definition } from './definition.ts';
import { readDefinition } from './published-definition.ts';

const CACHE_SIZE = 200;

/** The definitions of published versions, cached a process: a version never changes. */
export const versions = (db: Table) => {
  const known = new Recent<Definition>(CACHE_SIZE);
  return async (hub: HubKey, automation: string, version: number): Promise<Definition | undefined> => {
    const key = versionKey(hub, automation, version);
    const name = `${key.pk} ${key.sk}`;
    const at = known.get(name);
    if (at) return at;
    const row = await db.get<VersionItem>(key);
    if (!row) return undefined;
    const definition = readDefinition(row.definition);
    known.set(name, definition);
    return definition;
  };
};

export type Versions = ReturnType<typeof versions>;
