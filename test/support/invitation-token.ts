import { hashOpaque, newOpaque } from '../../shared/accounts/identity/opaque-token.ts';

/** An invitation token; only its hash is stored. */
interface InvitationToken {
  readonly token: string;
  readonly hash: string;
}

export const mintInvitationToken = (): InvitationToken => {
  const token = newOpaque();
  return { token, hash: hashOpaque(token) };
};
