import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';

interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Receives the number of bytes sent so far. */
  readonly onSent: (bytes: number) => void;
}

interface Form {
  readonly contentType: string;
  /** In bytes. File stores require a Content-Length. */
  readonly length: number;
  readonly bytes: AsyncGenerator<Uint8Array, void>;
}

/** Escapes a field name as browsers do (WHATWG HTML, multipart/form-data). */
const escaped = (text: string): string => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** A form whose last part is a file, streamed from the disk. */
export const formOf = ({ fields, file, name, type, size, onSent }: Upload): Form => {
  const boundary = `hub-${randomUUID()}`;
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${escaped(field)}"\r\n\r\n${value}\r\n`,
  );
  const disposition = `Content-Disposition: form-data; name="file"; filename="${escaped(name)}"`;
  const head = Buffer.from(`${parts.join('')}--${boundary}\r\n${disposition}\r\nContent-Type: ${type}\r\n\r\n`);
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const bytes = async function* (): AsyncGenerator<Uint8Array, void> {
    yield head;
    let sent = 0;
    for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
      yield chunk;
      sent += chunk.length;
      onSent(sent);
    }
    yield tail;
  };
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length: head.length + size + tail.length,
    bytes: bytes(),
  };
};
