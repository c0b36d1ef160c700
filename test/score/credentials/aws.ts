import * as z from 'zod';
import { requestSignature } from '../../../shared/platform/aws/signature.ts';
import { corpusFiles } from '../support/corpora.ts';
import type { Attempt } from './attempt.ts';

const Context = z.object({
  credentials: z.object({ access_key_id: z.string(), secret_access_key: z.string(), token: z.string().optional() }),
  region: z.string(),
  service: z.string(),
  timestamp: z.string(),
});

/**
 * The AWS suite of Signature Version 4. The service verifies no such signature, it only makes them: of requests to AWS
 * and of S3 URLs and forms. Each canonical request of the suite must get the suite's signature, and no changed one.
 */
export const awsSuite = (): readonly Attempt[] => {
  const { names, read } = corpusFiles('sigv4');
  return names.flatMap((name) => {
    const context = Context.parse(JSON.parse(read(name, 'context.json').toString()));
    const { access_key_id, secret_access_key, token } = context.credentials;
    const credentials = { accessKeyId: access_key_id, secretAccessKey: secret_access_key, sessionToken: token };
    const { region, service } = context;
    const signing = { credentials, region, service, signedAt: new Date(context.timestamp) };
    return ['header', 'query'].flatMap((form): readonly Attempt[] => {
      const lines = read(name, `${form}-canonical-request.txt`).toString().split('\n');
      const wanted = read(name, `${form}-signature.txt`).toString().trim();
      const changed = lines.map((line, nth) => lines.toSpliced(nth, 1, `${line}x`));
      return [
        {
          name: `SigV4 ${name}, ${form}`,
          present: async () => (requestSignature(signing, lines) === wanted ? undefined : 'another signature'),
        },
        ...changed.map((other, nth) => ({
          name: `SigV4 ${name}, ${form}, line ${nth + 1} changed`,
          present: async () => (requestSignature(signing, other) === wanted ? 'the same signature' : undefined),
        })),
      ];
    });
  });
};
