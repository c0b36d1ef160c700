import { refuse } from '../platform/http/errors.ts';

/** The refusal of a valid token whose user or contact was deleted. */
export const callerDeleted = () => refuse('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
