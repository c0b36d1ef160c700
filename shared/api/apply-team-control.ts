import type { TeamControl } from '../accounts/teams/team-controls.ts';
import { type Refusal, refuse, tooMany } from '../platform/http/errors.ts';
import type { ApiExchange } from './exchange.ts';
import type { Services } from './services.ts';

/** 403 for a paused team, and a slot of the limit of a team that has one. Anonymous callers do not use the team up. */
export const applyTeamControl = async (
  { admission, startedAt }: ApiExchange,
  { limiter }: Services,
  control: TeamControl | undefined,
): Promise<Refusal<'team_suspended' | 'rate_limited'> | undefined> => {
  if (!admission || admission.caller.kind === 'anonymous') return undefined;
  if (control?.paused_at) return refuse('team_suspended');
  if (!control?.per_minute) return undefined;
  const policy = { name: 'team', limit: control.per_minute, seconds: 60 };
  const verdict = await limiter.take(policy, admission.team, startedAt);
  return verdict.passed ? undefined : tooMany(verdict.retryAfter);
};
