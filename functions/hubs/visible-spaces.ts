import { opened } from '../../shared/access/gate.ts';
import type { HubKey } from '../../shared/db/key.ts';
import type { Table } from '../../shared/db/table.ts';
import type { Caller } from '../../shared/http/callers.ts';
import { SPACE_VISIBILITIES, type SpaceItem } from '../../shared/hubs/space-item.ts';
import type { VisibleSpaces } from '../../shared/hubs/spaces.ts';
import { opensSecrets } from '../../shared/readers/readers.ts';
import { spaceMemberships } from '../../shared/spaces/space-memberships.ts';

/** Which spaces a caller may know of: visitors the public ones, members those they are in as well, editors all. */
export const visibleTo = async (db: Table, hub: HubKey, caller: Caller): Promise<VisibleSpaces> => {
  if (caller.kind === 'anonymous') return { visibilities: ['public'] };
  if (opensSecrets(caller)) return { visibilities: SPACE_VISIBILITIES };
  const inside = caller.kind === 'contact' && caller.member ? await spaceMemberships(db, hub).of(caller.member) : [];
  const byRule = caller.kind === 'contact';
  return { visibilities: ['public', 'members'], ids: inside.map(({ space_id }) => space_id), byRule };
};

/** Of the spaces that `visibleTo` let through, those that are no secret of others: a secret one by rule is for who meets it. */
export const knownOf = async (
  db: Table,
  hub: HubKey,
  caller: Caller,
  { visibilities, ids = [] }: VisibleSpaces,
  found: readonly SpaceItem[],
  now: Date,
): Promise<readonly SpaceItem[]> => {
  const isPlain = ({ id, visibility }: SpaceItem) => visibilities.includes(visibility) || ids.includes(id);
  const gates = found.filter((space) => !isPlain(space)).map((space) => ({ ...space, type: 'space' }) as const);
  const open = await opened(db, caller, hub, gates, now);
  return found.filter((space) => isPlain(space) || open.has(space.id));
};
