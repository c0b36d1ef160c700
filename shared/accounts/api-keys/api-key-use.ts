import { live } from '../../platform/db/expression.ts';
import { storeFailure } from '../../platform/db/failures.ts';
import type { Table } from '../../platform/db/table.ts';
import { type ApiKeyItem, apiKeyKey } from './api-key-item.ts';

const RESOLUTION_MS = 60_000;

/**
 * Records the last use of a key with a resolution of one minute. Does not fail the request if the store is unavailable.
 */
export const touchApiKey = async (db: Table, item: ApiKeyItem, now: number): Promise<void> => {
  if (item.last_used_at !== null && now - Date.parse(item.last_used_at) < RESOLUTION_MS) return;
  try {
    await db.update(apiKeyKey(item.team_id, item.id), { set: { last_used_at: new Date(now).toISOString() } }, live);
  } catch (error) {
    if (storeFailure(error) !== 'unavailable') throw error;
  }
};
