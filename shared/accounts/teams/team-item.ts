import { type Key, type TeamId, teamPartition } from '../../platform/db/key.ts';
import { plainLifecycle } from '../../platform/ledger/lifecycle.ts';

export interface TeamItem {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly support_email: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

export const teamKey = (team: TeamId): Key => ({ pk: teamPartition(team), sk: 'TEAM' });

export const teamEvents = /* @__PURE__ */ plainLifecycle<TeamItem>({
  thing: 'team',
  resource_type: 'teams',
  id: ({ id }) => id,
});
