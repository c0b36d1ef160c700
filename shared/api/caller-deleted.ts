import { unauthorized } from './access/unauthorized.ts';

/** The refusal of a valid token whose user or contact was deleted. */
export const callerDeleted = () => unauthorized('revoked');
