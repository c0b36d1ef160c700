import type { Key, TeamId } from '../../platform/db/key.ts';

export const TEAM_ERASURE_STATUSES = ['running', 'completed'] as const;

/** The record of a deleted team and of the progress of its erasure. */
export interface TeamErasureItem {
  readonly id: TeamId;
  readonly team_id: TeamId;
  /** The owner who deleted the team. */
  readonly user_id: string;
  readonly status: (typeof TEAM_ERASURE_STATUSES)[number];
  readonly removed_rows: number;
  readonly requested_at: string;
  readonly completed_at: string | null;
  readonly updated_at: string;
}

export const teamErasureKey = (team: TeamId): Key => ({ pk: `TEAM_ERASURE#${team}`, sk: 'ERASURE' });

const DAYS = 90;

/** When the record expires, in epoch seconds. */
export const erasureExpiry = (now: Date): number => Math.ceil(now.getTime() / 1_000) + DAYS * 86_400;
