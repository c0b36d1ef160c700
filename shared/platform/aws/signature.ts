import { createHash, createHmac } from 'node:crypto';
import { type Environment, required } from '../runtime/config.ts';

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** The credentials, scope and time of a signature. */
interface Signing {
  readonly credentials: AwsCredentials;
  readonly region: string;
  /** The signing name of the service: `secretsmanager`. */
  readonly service: string;
  readonly signedAt: Date;
}

export const ALGORITHM = 'AWS4-HMAC-SHA256';

/** Credentials of the function's role, which Lambda puts into the environment. */
export const credentialsOf = (environment: Environment): AwsCredentials => ({
  accessKeyId: required(environment, 'AWS_ACCESS_KEY_ID'),
  secretAccessKey: required(environment, 'AWS_SECRET_ACCESS_KEY'),
  sessionToken: environment.AWS_SESSION_TOKEN,
});

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The basic ISO 8601 format of AWS: `20261121T204943Z`. */
export const amzDate = (time: Date): string => time.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const scopeOf = ({ region, service, signedAt }: Signing): string =>
  `${amzDate(signedAt).slice(0, 8)}/${region}/${service}/aws4_request`;

/** The credential scope: `AKIA…/20261121/eu-central-1/s3/aws4_request`. */
export const credentialOf = (signing: Signing): string => `${signing.credentials.accessKeyId}/${scopeOf(signing)}`;

/** Signs a string with the derived key of AWS Signature Version 4. Returns hex. */
export const signatureOf = (signing: Signing, text: string): string => {
  const key = scopeOf(signing)
    .split('/')
    .reduce<string | Buffer>((secret, part) => hmac(secret, part), `AWS4${signing.credentials.secretAccessKey}`);
  return hmac(key, text).toString('hex');
};

/** Signs a request, given the lines of its canonical form. Returns hex. */
export const requestSignature = (signing: Signing, canonical: readonly string[]): string =>
  signatureOf(
    signing,
    [ALGORITHM, amzDate(signing.signedAt), scopeOf(signing), sha256(canonical.join('\n'))].join('\n'),
  );
