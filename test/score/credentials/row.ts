import { contactKey } from '../../../shared/hubs/people/contacts/contact-item.ts';
import type { RouteWorld } from '../../functions/every-route/support/world.ts';
import type { Call } from '../../support/service.ts';
import type { Row } from '../row.ts';
import { missingCorpora } from '../support/corpora.ts';
import { inWorld } from '../support/in-world.ts';
import type { Attempt } from './attempt.ts';
import { awsSuite } from './aws.ts';
import { forgedCallbacks } from './callbacks.ts';
import { resignedTokens, wycheproof } from './ed25519.ts';
import { forgedTokens } from './forged-tokens.ts';
import { presentAll } from './present.ts';
import { staleCredentials } from './stale.ts';

const TARGET = 500;

/** What a forged credential is presented to: a read and a write of each kind of caller. */
const targetsOf = ({ ours }: RouteWorld): readonly Call[] => [
  { method: 'GET', path: '/api/v1/me' },
  { method: 'GET', path: `/api/v1/teams/${ours.id}/contacts` },
  { method: 'GET', path: `/api/v1/hubs/${ours.hub}/members` },
  {
    method: 'POST',
    path: '/api/v1/reports',
    body: {
      data: {
        type: 'reports',
        attributes: { target_type: 'comment', target_id: ours.ids.comment_id, reason_id: ours.ids.reason_id },
      },
    },
  },
];

/** Presents a token as a bearer token to every target. Any status but 401, 403 and 404 is an acceptance. */
const bearing =
  ({ call }: Pick<RouteWorld, 'call'>, targets: readonly Call[]) =>
  ([name, token]: readonly [string, string]): Attempt => ({
    name,
    async present() {
      for (const target of targets) {
        const { status } = await call({ ...target, headers: { authorization: `Bearer ${token}` } });
        if (![401, 403, 404].includes(status)) return `${target.method} ${target.path} ${status}`;
      }
      return undefined;
    },
  });

/** A valid token where no token is read. */
const misplaced = ({ call, ours }: RouteWorld): readonly Attempt[] => {
  const token = ours.users.owner.token;
  const places: readonly [string, Partial<Call>][] = [
    ...['', 'Basic', 'Digest', 'Token', 'DPoP', 'Bearer,', 'Bearer Bearer', 'BearerX'].map(
      (scheme): [string, Partial<Call>] => [`scheme ${scheme}`, { headers: { authorization: `${scheme} ${token}` } }],
    ),
    ...['cookie', 'x-api-key', 'x-access-token', 'proxy-authorization', 'x-authorization'].map(
      (name): [string, Partial<Call>] => [`header ${name}`, { headers: { [name]: `Bearer ${token}` } }],
    ),
    ...['access_token', 'token', 'ticket', 'authorization', 'api_key'].map((name): [string, Partial<Call>] => [
      `query ${name}`,
      { path: `/api/v1/me?${name}=${token}` },
    ]),
    ['two tokens', { headers: { authorization: `Bearer ${token}, Bearer ${token}` } }],
    ['a tab', { headers: { authorization: `Bearer\t${token}` } }],
  ];
  return places.map(([name, place]) => ({
    name: `valid token, ${name}`,
    async present() {
      const { status } = await call({ path: '/api/v1/me', ...place });
      return [401, 403, 404, 422].includes(status) ? undefined : String(status);
    },
  }));
};

/** Credentials of other kinds where a refresh token, a magic link, a ticket or another single-use token belongs. */
const exchanged = ({ call, ours }: RouteWorld): readonly Attempt[] => {
  const tokens = [ours.users.owner.token, ours.member.token, ours.key.secret, ours.id, '', 'x', 'A'.repeat(43)];
  const exchanges = [
    ['/auth/refresh', 'refresh_token'],
    ['/contact-auth/refresh', 'refresh_token'],
    ['/contact-auth/magic-link/consume', 'token'],
    ['/auth/password-reset/confirm', 'token'],
    ['/contact-auth/password-reset/confirm', 'token'],
    ['/auth/email-verification/confirm', 'token'],
    ['/auth/accept-invitation', 'token'],
  ] as const;
  return exchanges.flatMap(([path, name]) =>
    tokens.map((token, nth) => ({
      name: `POST ${path} with credential ${nth}`,
      async present() {
        const attributes = { [name]: token, password: 'correct horse battery staple', name: 'x' };
        const { status } = await call({ method: 'POST', path: `/api/v1${path}`, body: attributes });
        return status >= 200 && status < 300 ? `${status}` : undefined;
      },
    })),
  );
};

const measure = inWorld(async (world, _, progress) => {
  const { ours, keys } = world;
  /* The member's earlier sessions have ended, as after a change of the password. */
  await world.db.update(contactKey(ours.id, ours.member.id), { set: { least_generation: 1 } });
  const subjects = [
    ['platform', { kind: 'user', id: ours.users.owner.id }],
    ['contact', { kind: 'contact', id: ours.member.id, team: ours.id }],
  ] as const;
  const bearer = bearing(world, targetsOf(world));
  const parts: readonly (readonly [string, readonly Attempt[]])[] = [
    ['forged tokens', subjects.flatMap(([kind, subject]) => forgedTokens(keys, subject, kind)).map(bearer)],
    ['signatures', subjects.flatMap(([, subject]) => resignedTokens(keys, subject)).map(bearer)],
    ['Wycheproof Ed25519', wycheproof(keys, subjects[0][1])],
    ['AWS SigV4 suite', awsSuite()],
    ['stale credentials', (await staleCredentials(world)).map(bearer)],
    ['misplaced tokens', misplaced(world)],
    ['exchanged credentials', exchanged(world)],
    ['callbacks and deliveries', forgedCallbacks()],
  ];
  const accepted: string[] = [];
  for (const [name, attempts] of parts) {
    const found = await presentAll(attempts);
    progress(`${name}: ${found.length} accepted of ${attempts.length}`);
    accepted.push(...found);
  }
  const tried = parts.reduce((sum, [, attempts]) => sum + attempts.length, 0);
  const missing = missingCorpora('wycheproof', 'sigv4');
  return {
    tried,
    failed: accepted.length,
    value: `${accepted.length} accepted of ${tried}`,
    met: accepted.length === 0 && tried >= TARGET && missing.length === 0,
    details: [...accepted, ...missing],
  };
});

export const row: Row = {
  number: 2,
  name: 'credentials',
  measures: 'forged, confused and stale credentials',
  done: 'Presented to operations of users, keys and contacts: tokens with every other algorithm, MACs keyed with the public key, keys of an attacker named in each header parameter, wrong types, audiences, issuers, times and subjects, other encodings, and other signatures (each byte changed, s + order, points of small order); each Ed25519 vector of Wycheproof, to the verifier and as the signature of a token; expired, revoked and changed API keys; tokens of other generations, teams, kinds and rotated keys; valid tokens in other places; and credentials of one kind where another belongs. Forged callbacks of Stripe, Resend, SES, AssemblyAI and forged webhook deliveries. The service verifies no AWS signature; the ones that it makes are compared with the AWS suite, each also with one line of the request changed.',
  target: `0 accepted of at least ${TARGET}`,
  madeToFail:
    'With a verifier that checked neither `typ` nor `aud`, it reported 36 accepted of 1,840: every wrong type and audience of both kinds of token.',
  measure,
};
