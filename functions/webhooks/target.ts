import { checkTarget, type GuardOptions, TARGET_PROBLEMS } from '../../shared/delivery/webhooks/target-guard.ts';
import { type Refusal, refuse } from '../../shared/platform/http/errors.ts';

/** Why webhooks may not be sent to this URL, where they may not. It is judged again whenever one is sent. */
export const refusedTarget = async (
  url: string,
  guard: GuardOptions,
): Promise<Refusal<'target_not_allowed'> | undefined> => {
  const judged = await checkTarget(url, guard);
  return typeof judged === 'string'
    ? refuse('target_not_allowed', { field: 'url', detail: `The URL ${TARGET_PROBLEMS[judged]}.` })
    : undefined;
};
