import { whyUnauthorized } from '#explanations';
import { type Refusal, refuse } from '../../platform/http/errors.ts';

/** 401 with its reason. `expiredAt` is when the credential expired, in milliseconds. */
export const unauthorized = (...why: Parameters<typeof whyUnauthorized>): Refusal<'unauthorized'> =>
  refuse('unauthorized', whyUnauthorized(...why));
