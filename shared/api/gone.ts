import { refuse } from '../platform/http/errors.ts';

/** A token outlives whom it speaks for by a few minutes at most; nobody is served with it then. */
export const gone = () => refuse('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
