import * as z from 'zod';
import { text } from '#docs';
import { jwkSet } from '../../shared/accounts/identity/token.ts';
import { anyone } from '../../shared/api/callers.ts';
import { answer, plain } from '../../shared/platform/http/response.ts';
import { route } from './ports.ts';

const Jwk = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  alg: z.literal('EdDSA'),
  use: z.literal('sig'),
  kid: z.string(),
  x: z.string(),
});

const keySet = route({
  method: 'GET',
  path: '/.well-known/jwks.json',
  root: true,
  summary: text('Get the public token-signing keys'),
  description: text('Returns a JWK Set (RFC 7517). The `kid` header of a token names its key.'),
  caller: anyone(),
  response: plain('application/json', z.object({ keys: z.array(Jwk) })),
  async handler(_, { ports }) {
    return answer(jwkSet(ports.publicKeys), { headers: { 'Cache-Control': 'public, max-age=300' } });
  },
});

export const keySetRoutes = [keySet];
