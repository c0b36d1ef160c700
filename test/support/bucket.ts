import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAwsEndpoint } from '../../infra/local/aws/endpoint.ts';
import { type Objects, objectsIn } from '../../infra/local/aws/s3/objects.ts';
import { s3 } from '../../infra/local/aws/s3/s3.ts';
import { S3_PATH } from '../../infra/local/stand-in-paths.ts';
import type { UploadForm } from '../../shared/media/files/object-store.ts';

export const BUCKET = 'media';

/**
 * A local S3 that checks signatures and policies, with the environment of a function that uses it.
 */
export interface TestBucket {
  readonly environment: Readonly<Record<string, string>>;
  readonly objects: Objects;
  /** Posts a file to a form, as a browser does. `changed` replaces fields, and removes them with `undefined`. */
  post(
    form: Pick<UploadForm, 'url' | 'fields'>,
    bytes: Uint8Array | string,
    changed?: Readonly<Record<string, string | undefined>>,
  ): Promise<Response>;
  stop(): Promise<void>;
}

export const startBucket = async (): Promise<TestBucket> => {
  const folder = mkdtempSync(join(tmpdir(), 'bucket-'));
  const objects = objectsIn(folder);
  const { origin, close } = await startAwsEndpoint({ targets: {}, paths: { [S3_PATH]: s3(objects) } });
  return {
    environment: {
      MEDIA_BUCKET: BUCKET,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_SESSION_TOKEN: 'local',
      AWS_ENDPOINT_URL_S3: `${origin}${S3_PATH}`,
    },
    objects,
    post({ url, fields }, bytes, changed = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...changed }))
        if (value !== undefined) form.set(name, value);
      form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'file');
      return fetch(url, { method: 'POST', body: form });
    },
    async stop() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
