import type { TeamControl } from '../accounts/teams/team-controls.ts';
import { refuse, tooMany } from '../platform/http/errors.ts';
import type { ApiExchange } from './exchange.ts';
import type { Services } from './services.ts';

/** 403 for a paused team, and a slot of the limit of a team that has one. Anonymous callers do not use the team up. */
export const applyTeamControl = async (
  { admission, startedAt }: ApiExchange,
  { limiter }: Services,
  control: TeamControl | undefined,
): Promise<void> => {
  if (!admission || admission.caller.kind === 'anonymous') return;
  if (control?.paused_at) throw refuse('team_suspended');
  if (!control?.per_minute) return;
  const policy = { name: 'team', limit: control.per_minute, seconds: 60 };
  const verdict = await limiter.take(policy, admission.team, startedAt);
  if (!verdict.passed) throw tooMany(verdict.retryAfter);
};
