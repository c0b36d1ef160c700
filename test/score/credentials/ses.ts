import { generateKeyPairSync, sign } from 'node:crypto';
import { sesCallbacks } from '../../../shared/delivery/email/ses/callbacks.ts';
import type { Attempt } from './attempt.ts';
import { attempt, NOW } from './callback.ts';

/** Forged messages of SNS. */
export const forgedSes = (): readonly Attempt[] => {
  const topic = 'arn:aws:sns:eu-west-1:123456789012:mail';
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const attacker = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificate = async () => publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const provider = sesCallbacks({ topic, certificate });
  const url = 'https://sns.eu-west-1.amazonaws.com/SimpleNotificationService-0123456789abcdef.pem';
  const base = {
    Type: 'Notification',
    MessageId: 'm',
    TopicArn: topic,
    Message: '{}',
    Timestamp: NOW.toISOString(),
    SignatureVersion: '2',
    SigningCertURL: url,
  };
  const names = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const;
  const signed = (change: Record<string, unknown> = {}, key = privateKey, digest = 'sha256') => {
    const message: Record<string, unknown> = { ...base, ...change };
    const text = names.flatMap((name) => (message[name] === undefined ? [] : [`${name}\n${message[name]}\n`])).join('');
    return { ...message, Signature: sign(digest, Buffer.from(text), key).toString('base64') };
  };
  const urls = [
    'http://sns.eu-west-1.amazonaws.com',
    'https://sns.eu-west-1.amazonaws.com.attacker.example',
    'https://attacker.example',
    'https://sns.eu-west-1.amazonaws.com@attacker.example',
    'https://sns.eu-west-1.amazonaws.com:8443',
    'https://s3.eu-west-1.amazonaws.com',
    'https://sns.a.b.amazonaws.com',
    'https://sns..amazonaws.com',
    'file://sns.eu-west-1.amazonaws.com',
    'https://127.0.0.1',
  ].map((origin) => url.replace('https://sns.eu-west-1.amazonaws.com', origin));
  const paths = [
    '/x.pem',
    '/SimpleNotificationService-xyz.pem',
    '/SimpleNotificationService-0123456789abcdef.pem?x=1',
    '/a/../b.pem',
    '',
  ];
  const forged: readonly (readonly [string, object])[] = [
    ...urls.map(
      (SigningCertURL) => [`certificate of ${SigningCertURL.slice(0, 60)}`, signed({ SigningCertURL })] as const,
    ),
    ...paths.map(
      (path) =>
        [`certificate at ${path}`, signed({ SigningCertURL: `https://sns.eu-west-1.amazonaws.com${path}` })] as const,
    ),
    ...['1', '3', '', 2].map(
      (SignatureVersion) => [`version ${SignatureVersion}`, signed({ SignatureVersion })] as const,
    ),
    ...[`${topic}x`, '', 'arn:aws:sns:eu-west-1:999999999999:mail'].map(
      (TopicArn) => [`topic ${TopicArn}`, signed({ TopicArn })] as const,
    ),
    ...['UnsubscribeConfirmation', 'x', '', '__proto__', 'constructor'].map(
      (Type) => [`type ${Type}`, signed({ Type })] as const,
    ),
    ...[-301, 301, -86_400].map(
      (late) =>
        [
          `signed ${late} s from now`,
          signed({ Timestamp: new Date(NOW.getTime() + late * 1000).toISOString() }),
        ] as const,
    ),
    ...['', 'x', '2026'].map((Timestamp) => [`time ${Timestamp}`, signed({ Timestamp })] as const),
    ['another key', signed({}, attacker.privateKey)],
    ['SHA-1', signed({}, privateKey, 'sha1')],
    ...names.map(
      (name) => [`${name} changed`, { ...signed(), [name]: name === 'TopicArn' ? `${topic} ` : 'changed' }] as const,
    ),
    ['no signature', { ...signed(), Signature: undefined }],
    ['an empty signature', { ...signed(), Signature: '' }],
    ['a subject that was not signed', { ...signed(), Subject: 'x' }],
  ];
  return forged.map(([name, message]) => attempt(provider, name, JSON.stringify(message), {}));
};
