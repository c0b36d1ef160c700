import { KMSClient } from '@aws-sdk/client-kms';
import { type TokenSigner, tokenSigner } from '../../shared/accounts/identity/signer.ts';
import { readConfig } from '../../shared/api/config.ts';
import { routeWith } from '../../shared/api/route.ts';
import { type Environment, required } from '../../shared/platform/runtime/config.ts';

/** The external services that these routes call. */
export interface IdentityPorts {
  readonly signer: TokenSigner;
}

const CLIENT_OPTIONS = { maxAttempts: 3, requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000 } };

export const connectPorts = (environment: Environment): IdentityPorts => {
  const { tokenKeys, publicOrigin } = readConfig(environment);
  const keyIds = { contact: required(environment, 'CONTACT_TOKEN_KEY_ID') };
  return { signer: tokenSigner(new KMSClient(CLIENT_OPTIONS), keyIds, tokenKeys, publicOrigin) };
};

export const route = routeWith<IdentityPorts>();
