import type { Key, TeamId } from '../../platform/db/key.ts';

import { entity, type RowKind } from '../../platform/db/row-kind.ts';

export const teamErasureEntity = /* @__PURE__ */ entity('team_erasure');

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

export const teamErasureKind = {
  entity: teamErasureEntity,
  key: ['TEAM_ERASURE#{team}', 'ERASURE'],
  events: 'none',
  person: { user: { exported: { none: 'It records the deletion of a team.' }, erased: { expires: '90 days' } } },
  team: { remains: 'It is the record of the erasure, and expires after 90 days.' },
  text: 'none',
  gives: false,
  note: 'the deletion of a team and the progress of its erasure; 90 days',
} as const satisfies RowKind;
