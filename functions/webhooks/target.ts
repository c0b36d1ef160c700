import { type Refusal, refuse } from '../../shared/platform/http/errors.ts';
import { checkTarget, type GuardOptions, TARGET_PROBLEMS } from '../../shared/platform/outbound/target-guard.ts';

/** The refusal of a URL that webhooks may not be sent to. Every attempt checks the URL again. */
export const refusedTarget = async (
  url: string,
  guard: GuardOptions,
): Promise<Refusal<'target_not_allowed'> | undefined> => {
  const checked = await checkTarget(url, guard);
  return typeof checked === 'string'
    ? refuse('target_not_allowed', { field: 'url', detail: `The URL ${TARGET_PROBLEMS[checked]}.` })
    : undefined;
};
