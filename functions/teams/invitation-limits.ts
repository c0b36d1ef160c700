import type { KeyCaller, UserCaller } from '../../shared/api/callers.ts';
import { tooMany } from '../../shared/platform/http/errors.ts';
import { rateLimitHeaders } from '../../shared/platform/http/rate-limit.ts';
import type { Limiter } from '../../shared/platform/limits/limiter.ts';
import { takeAll } from '../../shared/platform/limits/take-all.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Invitation emails to one address, from all teams. */
const ADDRESS = { name: 'invitation-letters', limit: 10, seconds: 15 * 60 };
/** Invitation emails per user or API key, per team, and per source IP address. */
const INVITER = { name: 'invitations-inviter', limit: 20, seconds: HOUR };
const TEAM = { name: 'invitations-team', limit: 50, seconds: DAY };
const SOURCE = { name: 'invitations-source', limit: 20, seconds: HOUR };

interface Inviting {
  readonly email: string;
  readonly team: string;
  readonly caller: UserCaller | KeyCaller;
  readonly sourceIp: string;
}

/** The slots of one invitation email, or the refusal. */
export const invitationSlots = async (limiter: Limiter, { email, team, caller, sourceIp }: Inviting, now: Date) => {
  const others = [
    { policy: INVITER, key: `${caller.kind}#${caller.id}` },
    { policy: TEAM, key: team },
    { policy: SOURCE, key: sourceIp },
  ];
  const taken = await takeAll(limiter, { policy: ADDRESS, key: email }, others, now.getTime());
  const headers = rateLimitHeaders(taken.policy, taken.verdict);
  return taken.passed
    ? { headers, giveBack: taken.giveBack, refusal: undefined }
    : { headers, giveBack: async () => {}, refusal: tooMany(taken.retryAfter, headers) };
};
