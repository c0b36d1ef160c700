import { type AdmissionOutcome, type AdmissionRequest, wrongKind } from './admission.ts';
import { admitAnonymous } from './anonymous.ts';
import { admitContact } from './contact.ts';
import type { Credential } from './credential.ts';
import { admitKey } from './key.ts';
import { unauthorized } from './unauthorized.ts';
import { admitUser } from './user.ts';

/**
 * Admits a caller or refuses with 401, 403 or 400. Takes one round trip if the path or the credential names
 * the team. Reads are strongly consistent, so a revocation applies to the next request.
 */
export const admit = async (credential: Credential, request: AdmissionRequest): Promise<AdmissionOutcome> => {
  const { rule } = request;
  if (credential.kind === 'anonymous' && !rule.kinds.includes('anonymous')) return unauthorized('missing');
  if (credential.kind === 'key') return admitKey(credential.key, request);
  if (!rule.kinds.includes(credential.kind)) return wrongKind(rule);
  if (credential.kind === 'user') return admitUser(credential, request);
  if (credential.kind === 'contact') return admitContact(credential, request);
  return admitAnonymous(request);
};
