import { type Refusal, refuse } from '../../shared/http/errors.ts';

/** It is not there, or is not theirs to show: which of the two is not told. */
export const unshareable = (): Refusal<'unknown_achievement'> =>
  refuse('unknown_achievement', {
    field: 'shared_achievement_id',
    detail: 'It is no achievement of the hub that the author has earned.',
  });
