import * as z from 'zod';
import { lazy } from '../../../platform/runtime/lazy.ts';
import { verifyJws } from './jws.ts';
import { type ProviderAccess, type ProviderMetadata, providerKeys } from './provider-metadata.ts';

const TOLERANCE_SECONDS = 60;

/** What an ID token must name. */
interface Expected {
  readonly clientId: string;
  readonly nonce: string;
  readonly now: Date;
}

const claims = lazy(() =>
  z.looseObject({
    iss: z.string(),
    sub: z.string().min(1),
    aud: z.union([z.string(), z.array(z.string())]),
    azp: z.string().optional(),
    exp: z.number(),
    iat: z.number(),
    nbf: z.number().optional(),
    nonce: z.string(),
  }),
);

type Claims = z.output<ReturnType<typeof claims>>;

/** With several audiences, or whenever it is named, the authorized party is this client (OpenID Connect Core §3.1.3.7). */
const isForClient = ({ aud, azp }: Claims, clientId: string): boolean => {
  const audiences = [aud].flat();
  return audiences.includes(clientId) && (azp === undefined ? audiences.length === 1 : azp === clientId);
};

const isCurrent = ({ exp, iat, nbf = iat }: Claims, now: Date): boolean => {
  const seconds = now.getTime() / 1000;
  return exp > seconds - TOLERANCE_SECONDS && Math.max(iat, nbf) < seconds + TOLERANCE_SECONDS;
};

/** The claims of a valid ID token. After a rotation of the provider's keys, reads them once more. */
export const verifyIdToken = async (
  access: ProviderAccess,
  provider: ProviderMetadata,
  token: string,
  { clientId, nonce, now }: Expected,
): Promise<Claims | undefined> => {
  const check = async (renewed: boolean) => {
    const keys = await providerKeys(access, provider, now, { renewed });
    return keys && verifyJws(token, keys);
  };
  const first = await check(false);
  const verified = first === 'unknown_key' ? await check(true) : first;
  if (verified === undefined || verified === 'unknown_key') return undefined;
  const read = claims().safeParse(verified.payload);
  if (!read.success || read.data.iss !== provider.issuer || read.data.nonce !== nonce) return undefined;
  return isForClient(read.data, clientId) && isCurrent(read.data, now) ? read.data : undefined;
};
