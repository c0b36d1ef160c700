import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The headers of an object's response. */
export type ObjectHeaders = Readonly<Record<string, string>>;

export interface StoredObject {
  readonly headers: ObjectHeaders;
  readonly etag: string;
  readonly body: Buffer;
}

/** The objects of all buckets. `put` resolves after the object is stored. */
export interface Objects {
  readonly put: (bucket: string, key: string, headers: ObjectHeaders, body: Buffer) => Promise<string>;
  readonly get: (bucket: string, key: string) => Promise<StoredObject | undefined>;
  readonly remove: (bucket: string, key: string) => Promise<void>;
}

const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex');

let writes = 0;

/** Objects as files in a folder: a line of metadata, then the bytes. */
export const objectsIn = (folder: string): Objects => {
  const fileOf = (bucket: string, key: string) => join(folder, nameOf(bucket).slice(0, 16), nameOf(key));
  return {
    async put(bucket, key, headers, body) {
      const file = fileOf(bucket, key);
      await mkdir(join(file, '..'), { recursive: true });
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      const head = Buffer.from(`${JSON.stringify({ bucket, key, headers, etag })}\n`);
      writes += 1;
      const fresh = `${file}.${writes}`;
      await writeFile(fresh, Buffer.concat([head, body]));
      await rename(fresh, file);
      return etag;
    },
    async get(bucket, key) {
      const bytes = await readFile(fileOf(bucket, key)).catch(() => undefined);
      if (!bytes) return undefined;
      const end = bytes.indexOf('\n');
      const { headers, etag } = JSON.parse(bytes.subarray(0, end).toString('utf8'));
      return { headers, etag, body: bytes.subarray(end + 1) };
    },
    remove: (bucket, key) => rm(fileOf(bucket, key), { force: true }),
  };
};
