import type { HubKey } from '../../shared/db/key.ts';
import type { Table } from '../../shared/db/table.ts';
import type { Caller } from '../../shared/http/callers.ts';
import { SPACE_VISIBILITIES } from '../../shared/hubs/space-item.ts';
import type { VisibleSpaces } from '../../shared/hubs/spaces.ts';
import { opensSecrets } from '../../shared/spaces/readers.ts';
import { spaceMemberships } from '../../shared/spaces/space-memberships.ts';

/** Which spaces a caller may know of: visitors the public ones, members those they are in as well, editors all. */
export const visibleTo = async (db: Table, hub: HubKey, caller: Caller): Promise<VisibleSpaces> => {
  if (caller.kind === 'anonymous') return { visibilities: ['public'] };
  if (opensSecrets(caller)) return { visibilities: SPACE_VISIBILITIES };
  const inside = caller.kind === 'contact' && caller.member ? await spaceMemberships(db, hub).of(caller.member) : [];
  return { visibilities: ['public', 'members'], ids: inside.map(({ space_id }) => space_id) };
};
