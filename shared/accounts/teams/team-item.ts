import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { nobody } from '../../platform/db/personal-data.ts';
import { entity, type RowKind } from '../../platform/db/row-kind.ts';
import { onWrite } from '../../platform/ledger/fact-time.ts';
import { lifecycle } from '../../platform/ledger/lifecycle.ts';

export const teamEntity = /* @__PURE__ */ entity('team');

export interface TeamItem {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly support_email: string | null;
  /** Set while an operator of the service has paused the team. `TEAM_CONTROLS_KEY` is what admission reads. */
  readonly suspended_at?: string | null;
  /** The number of requests per minute that an operator has set. */
  readonly requests_per_minute?: number | null;
  /** The sign-in policy. The row of the roles is what admission reads. */
  readonly sso_required?: boolean;
  readonly max_session_hours?: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export const teamKey = (team: TeamId): Key => ({ pk: teamPartition(team), sk: 'TEAM' });

const isSame = (one: unknown, other: unknown): boolean => (one ?? null) === (other ?? null);

const teamEvents = /* @__PURE__ */ lifecycle<TeamItem>()({
  thing: 'team',
  resource_type: 'teams',
  id: ({ id }) => id,
  created: 'created',
  updated: (before, after) => {
    if (!isSame(before.suspended_at, after.suspended_at)) return after.suspended_at ? 'suspended' : 'resumed';
    return isSame(before.requests_per_minute, after.requests_per_minute) ? 'updated' : 'limited';
  },
  deleted: 'deleted',
  at: {
    created: ({ created_at }) => created_at,
    updated: onWrite,
    suspended: onWrite,
    resumed: onWrite,
    limited: onWrite,
    deleted: onWrite,
  },
});

export const teamKind = {
  entity: teamEntity,
  key: ['TEAM#{team}', 'TEAM'],
  events: teamEvents,
  person: nobody,
  text: 'not searched',
  gives: false,
} as const satisfies RowKind;
