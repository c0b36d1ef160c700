import { stripeCallbacks } from '../../../shared/commerce/payments/stripe/callbacks.ts';
import { resendCallbacks } from '../../../shared/delivery/email/resend/callbacks.ts';
import {
  assemblyAiCallbacks,
  PROOF_HEADER,
  proofOf,
} from '../../../shared/media/transcription/assemblyai/callbacks.ts';
import type { Attempt } from './attempt.ts';
import { attempt, type Headers, mac, NOW, SECONDS, TIMES } from './callback.ts';
import { forgedDeliveries } from './deliveries.ts';
import { forgedSes } from './ses.ts';

const KEY = Buffer.alloc(24, 7).toString('base64');
const OTHER = Buffer.alloc(24, 8).toString('base64');

const stripe = (): readonly Attempt[] => {
  const secrets = {
    platform: async () => [{ signing_secret: 'whsec_p' }],
    connect: async () => [{ signing_secret: 'whsec_c' }],
  };
  const provider = stripeCallbacks(secrets, { live: false });
  const body = JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', created: SECONDS, livemode: false });
  const good = mac('whsec_p', `${SECONDS}.${body}`);
  const headers: readonly (readonly [string, string])[] = [
    ...['', 't=', `t=${SECONDS}`, `v1=${good}`, `t=${SECONDS},v0=${good}`, `t=${SECONDS},v1=`, 'x'].map(
      (one) => [`header ${one.slice(0, 16)}`, one] as const,
    ),
    ['a tail', `t=${SECONDS},v1=${good}00`],
    ['upper case', `t=${SECONDS},v1=${good.toUpperCase()}`],
    ['half', `t=${SECONDS},v1=${good.slice(0, 32)}`],
    ['two times', `t=${SECONDS},t=${SECONDS + 1},v1=${good}`],
    ['another time', `t=${SECONDS + 1},v1=${good}`],
    ['without the time', `t=${SECONDS},v1=${mac('whsec_p', body)}`],
    ['the secret of the other endpoint', `t=${SECONDS},v1=${mac('whsec_c', `${SECONDS}.${body}`)}`],
    ['an empty secret', `t=${SECONDS},v1=${mac('', `${SECONDS}.${body}`)}`],
    ...TIMES.map((at) => [`signed at ${at}`, `t=${at},v1=${mac('whsec_p', `${at}.${body}`)}`] as const),
    ...Array.from({ length: 32 }, (_, nth) => {
      const at = nth * 2;
      const digit = ((Number.parseInt(good[at] ?? '0', 16) + 1) % 16).toString(16);
      return [`digit ${at} changed`, `t=${SECONDS},v1=${good.slice(0, at)}${digit}${good.slice(at + 1)}`] as const;
    }),
  ];
  const of = (name: string, header: string, sent = body, endpoint = 'platform') =>
    attempt(provider, name, sent, { 'stripe-signature': header }, { endpoint });
  const account = JSON.stringify({ ...JSON.parse(body), account: 'acct_1' });
  return [
    ...headers.map(([name, header]) => of(name, header)),
    of('another body', `t=${SECONDS},v1=${good}`, `${body} `),
    of('the other endpoint', `t=${SECONDS},v1=${good}`, body, 'connect'),
    of('no endpoint', `t=${SECONDS},v1=${good}`, body, ''),
    of(
      'a connected account at the platform endpoint',
      `t=${SECONDS},v1=${mac('whsec_p', `${SECONDS}.${account}`)}`,
      account,
    ),
    of(
      'a platform event at the connect endpoint',
      `t=${SECONDS},v1=${mac('whsec_c', `${SECONDS}.${body}`)}`,
      body,
      'connect',
    ),
  ];
};

const resend = (): readonly Attempt[] => {
  const provider = resendCallbacks(async () => [{ signing_secret: `whsec_${KEY}` }]);
  const unset = resendCallbacks(async () => [{}, { signing_secret: '' }]);
  const body = JSON.stringify({
    type: 'email.bounced',
    created_at: NOW.toISOString(),
    data: { email_id: 'e', to: ['a@b.c'] },
  });
  const signed = (id: string, at: number | string, key = KEY, sent = body) =>
    `v1,${mac(Buffer.from(key, 'base64'), `${id}.${at}.${sent}`, 'base64')}`;
  const headers = (id: string, at: number | string, signature: string): Headers => ({
    'svix-id': id,
    'svix-timestamp': String(at),
    'svix-signature': signature,
  });
  const good = signed('msg_1', SECONDS);
  const forged: readonly (readonly [string, Headers, string?])[] = [
    ['nothing', {}],
    ...[
      '',
      'v1,',
      'v1',
      good.slice(3),
      `v2,${good.slice(3)}`,
      `v1a,${good.slice(3)}`,
      good.slice(0, -4),
      `${good}AAAA`,
    ].map((one) => [`signature ${one.slice(0, 6)} of ${one.length}`, headers('msg_1', SECONDS, one)] as const),
    ['another id', headers('msg_2', SECONDS, good)],
    ['another time', headers('msg_1', SECONDS + 1, good)],
    ['another key', headers('msg_1', SECONDS, signed('msg_1', SECONDS, OTHER))],
    [
      'the text of the secret as key',
      headers('msg_1', SECONDS, `v1,${mac(`whsec_${KEY}`, `msg_1.${SECONDS}.${body}`, 'base64')}`),
    ],
    ['another body', headers('msg_1', SECONDS, good), `${body} `],
    ...['a b', 'a\nb', '', 'é', 'x'.repeat(201)].map(
      (id) => [`id ${id.slice(0, 5)}`, headers(id, SECONDS, signed(id, SECONDS))] as const,
    ),
    ...[...TIMES, '1e9', '-1', ' 1', `${SECONDS}.0`].map(
      (at) => [`signed at ${at}`, headers('msg_1', at, signed('msg_1', at))] as const,
    ),
  ];
  return [
    ...forged.map(([name, sent, other = body]) => attempt(provider, name, other, sent)),
    attempt(unset, 'an unset secret', body, headers('msg_1', SECONDS, signed('msg_1', SECONDS, ''))),
  ];
};

const assemblyAi = (): readonly Attempt[] => {
  const provider = assemblyAiCallbacks(async () => [{ webhook_secret: 'secret' }]);
  const unset = assemblyAiCallbacks(async () => [{}, { webhook_secret: '' }]);
  const body = JSON.stringify({ transcript_id: 't', status: 'completed' });
  const query = new URLSearchParams({ ref: 'team.media.one' });
  const good = proofOf('secret', 'team.media.one');
  const proofs = [
    '',
    'secret',
    good.toUpperCase(),
    good.slice(1),
    `${good}0`,
    ` ${good}`,
    proofOf('secret', ''),
    proofOf('secret', 'team.media.two'),
    proofOf('', 'team.media.one'),
  ];
  return [
    ...proofs.map((proof) =>
      attempt(provider, `proof ${proof.slice(0, 8)}`, body, { [PROOF_HEADER]: proof }, { query }),
    ),
    attempt(provider, 'no proof', body, {}, { query }),
    attempt(
      provider,
      'the proof of another reference',
      body,
      { [PROOF_HEADER]: good },
      { query: new URLSearchParams({ ref: 'team.media.two' }) },
    ),
    attempt(unset, 'an unset secret', body, { [PROOF_HEADER]: proofOf('', 'team.media.one') }, { query }),
  ];
};

/** Forged callbacks of every provider, and forged deliveries of webhooks. */
export const forgedCallbacks = (): readonly Attempt[] => [
  ...stripe(),
  ...resend(),
  ...forgedSes(),
  ...assemblyAi(),
  ...forgedDeliveries(),
];
