import { absent, all, compare, either, equals, exists } from '../../../platform/db/expression.ts';
import type { TeamId } from '../../../platform/db/key.ts';
import type { Table } from '../../../platform/db/table.ts';
import { contactCredentialEntity, contactCredentialKey } from './contact-credentials-key.ts';

/** How long a change of a used address can be undone. */
export const UNDO_DAYS = 7;
const UNDO_MS = UNDO_DAYS * 86_400_000;

/** When a change made at this time can no longer be undone. */
export const undoEnd = (at: string): number => Date.parse(at) + UNDO_MS;

/** The address has no credential, and none can be restored to it. */
export const unclaimed = (now: Date) =>
  either(
    absent(),
    all(exists('buried_at'), either(absent('held_until'), compare('held_until', '<=', now.toISOString()))),
  );

/** The address is unclaimed, or held for this contact. */
export const claimableBy = (contact: string, now: Date) => either(unclaimed(now), equals('held_for', contact));

interface AddressRow {
  readonly contact_id?: string;
  readonly held_for?: string;
  readonly held_until?: string;
}

/** The contact who has an address, or for whom it is held. */
export const holderOfAddress = async (
  db: Table,
  team: TeamId,
  email: string,
  now: Date,
): Promise<string | undefined> => {
  const row = await db.get<AddressRow>(contactCredentialKey(team, email), { tombstones: true });
  if (row?.contact_id !== undefined) return row.contact_id;
  return row?.held_until !== undefined && row.held_until > now.toISOString() ? row.held_for : undefined;
};

/** The row that keeps a left address for its contact until the change can no longer be undone. Readers see no row. */
export const heldAddress = (team: TeamId, email: string, contact: string, now: Date) => {
  const end = undoEnd(now.toISOString());
  return {
    ...contactCredentialKey(team, email),
    entity: contactCredentialEntity,
    held_for: contact,
    held_until: new Date(end).toISOString(),
    buried_at: now.toISOString(),
    ttl: Math.ceil(end / 1000),
  };
};
