import { type Refusal, refuse } from '../../shared/http/errors.ts';
import { type GuardOptions, judgeTarget, TARGET_PROBLEMS } from '../../shared/webhooks/target-guard.ts';

/** Why webhooks may not be sent to this URL, where they may not. It is judged again whenever one is sent. */
export const refusedTarget = async (
  url: string,
  guard: GuardOptions,
): Promise<Refusal<'target_not_allowed'> | undefined> => {
  const judged = await judgeTarget(url, guard);
  return typeof judged === 'string'
    ? refuse('target_not_allowed', { field: 'url', detail: `The URL ${TARGET_PROBLEMS[judged]}.` })
    : undefined;
};
