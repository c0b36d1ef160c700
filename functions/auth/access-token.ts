import * as z from 'zod';
import { described } from '#docs';
import { HUB_ACCESS } from '../../shared/access/sign-in/hub-access.ts';
import { type SessionOwner, sessions } from '../../shared/accounts/identity/sessions.ts';
import type { Subject } from '../../shared/accounts/identity/token.ts';
import type { Table } from '../../shared/platform/db/table.ts';
import { type AnswerExtras, answer, one, resource } from '../../shared/platform/http/response.ts';
import { newId } from '../../shared/platform/ids/id.ts';
import { count } from '../../shared/platform/telemetry/embedded.ts';
import type { AuthPorts } from './ports.ts';

/** The tokens of a sign-in: an access token and a refresh token. */
export const AccessToken = resource('access_tokens', () =>
  z.object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    expires_in: z.int().meta(described('Lifetime of the access token in seconds.')),
    refresh_token: z
      .string()
      .meta(
        described(
          'Valid for one refresh within 30 days. For ten seconds after it, the token returns the same next one.',
        ),
      ),
  }),
);

/** The tokens as a resource and at the top of the document. */
export const tokensResponse = one(AccessToken, {}, AccessToken.attributes.shape);

const MemberTokens = resource(
  'access_tokens',
  () =>
    AccessToken.attributes.extend({
      access: z
        .enum(HUB_ACCESS)
        .meta(
          described(
            '`member`: the contact may enter the hub. `purchases`: the contact may not enter the hub. The token then gives access to their purchases only: list and cancel subscriptions, list entitlements, get orders. The `/me` routes work with both.',
          ),
        ),
    }),
  'MemberAccessToken',
);

/** As `tokensResponse`, with the access that a hub sign-in gives. */
export const memberTokensResponse = one(MemberTokens, {}, MemberTokens.attributes.shape);

type Tokens = z.output<typeof AccessToken.attributes>;

/** The tokens as a resource and, with the same names, at the top of the document (contract reading A37). */
export const tokensAnswer = <T extends Tokens>(issued: T, extras: AnswerExtras = {}) =>
  answer({ id: newId(), ...issued }, { ...extras, top: { ...issued } });

export const accessTokens = async (
  { signer }: AuthPorts,
  subject: Subject,
  refresh: string | Promise<string>,
  now: Date,
): Promise<Tokens> => {
  const [access, refresh_token] = await Promise.all([signer.issue(subject, now.getTime()), refresh]);
  return { access_token: access.token, token_type: 'bearer', expires_in: access.expires_in, refresh_token };
};

/** Starts a session and returns its first tokens. */
export const signIn = async (ports: AuthPorts, db: Table, owner: SessionOwner, now: Date): Promise<Tokens> => {
  const subject = { ...owner.subject, generation: owner.generation };
  const tokens = await accessTokens(ports, subject, sessions(db).start(owner, now), now);
  count('SignIns');
  return tokens;
};
