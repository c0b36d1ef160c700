import type { Verdict } from '../limits/limiter.ts';
import type { Policy } from '../limits/window.ts';

/** The `RateLimit` fields of the IETF HTTPAPI draft. */
export const rateLimitHeaders = (policy: Policy, verdict: Verdict): Record<string, string> => {
  const left = verdict.passed ? verdict.remaining : 0;
  const reset = verdict.passed ? policy.seconds : verdict.retryAfter;
  return {
    'RateLimit-Policy': `"${policy.name}";q=${policy.limit};w=${policy.seconds}`,
    RateLimit: `"${policy.name}";r=${left};t=${reset}`,
  };
};
