import {
  erasureExpiry,
  type TeamErasureItem,
  teamErasureEntity,
  teamErasureKey,
} from '../../../../shared/accounts/teams/team-erasure-item.ts';
import type { Table } from '../../../../shared/platform/db/table.ts';
import { newId } from '../../../../shared/platform/ids/id.ts';
import type { Tenant } from '../../../support/world.ts';

/** The erasure of another team, which the owner deleted. */
export const storedErasure = async (db: Table, { users }: Tenant): Promise<{ readonly erasure_id: string }> => {
  const [id, now] = [newId(), new Date()];
  const at = now.toISOString();
  const erasure: TeamErasureItem = {
    id,
    team_id: id,
    user_id: users.owner.id,
    status: 'running',
    removed_rows: 0,
    requested_at: at,
    completed_at: null,
    updated_at: at,
  };
  await db.put({ ...teamErasureKey(id), entity: teamErasureEntity, ...erasure, ttl: erasureExpiry(now) });
  return { erasure_id: id };
};
