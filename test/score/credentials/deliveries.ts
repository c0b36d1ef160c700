import { generateKeyPairSync, sign } from 'node:crypto';
import { signerOf } from '../../../shared/delivery/webhooks/receipt.ts';
import type { Attempt } from './attempt.ts';
import { NOW, SECONDS, TIMES } from './callback.ts';

/** Deliveries at the service's own receiver of webhooks. */
export const forgedDeliveries = (): readonly Attempt[] => {
  const pair = generateKeyPairSync('ed25519');
  const raw = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
  const key = { id: 'k', key: `whpk_${raw}`, created_at: NOW.toISOString(), retired_at: null };
  const body = Buffer.from('{"a":1}');
  const of = (id: string, at: string, sent = body) =>
    `v1a,${sign(null, Buffer.concat([Buffer.from(`${id}.${at}.`), sent]), pair.privateKey).toString('base64')}`;
  const now = String(SECONDS);
  const good = of('m', now);
  const forged: readonly (readonly [string, { id?: string; timestamp?: string; signature?: string; body?: Buffer }])[] =
    [
      ...[
        '',
        good.slice(4),
        good.replace('v1a', 'v1'),
        good.slice(0, -8),
        `${good}AAAA`,
        'v1a,',
        `v1a,${Buffer.alloc(64).toString('base64')}`,
        `${'v1a,AAAA '.repeat(4)}`,
      ].map((signature) => [`signature of ${signature.length}`, { signature }] as const),
      ['another id', { id: 'n' }],
      ['another body', { body: Buffer.from('{"a":2}') }],
      ...TIMES.map((at) => [`signed at ${at}`, { timestamp: String(at), signature: of('m', String(at)) }] as const),
      ...['', '-1', '1e9', ` ${now}`, `${now}.5`].map(
        (at) => [`time ${at}`, { timestamp: at, signature: of('m', at) }] as const,
      ),
    ];
  return forged.map(([name, change]) => ({
    name: `webhook delivery, ${name}`,
    present: async () => signerOf({ id: 'm', timestamp: now, signature: good, body, ...change }, [key], NOW)?.id,
  }));
};
