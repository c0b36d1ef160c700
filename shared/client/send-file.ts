import { unlessAborted } from './aborted.ts';
import { guarded } from './guarded.ts';
import type { Send } from './retry.ts';

/** How much of an upload is sent, in bytes. */
export interface Progress {
  readonly sent: number;
  readonly total: number;
}

/** The part of a `Blob` or a browser's `File` that is used. In React Native: `{ uri, name, type, size }`. */
export interface SentFile {
  readonly name?: string;
  /** The media type, for example `image/png`. */
  readonly type: string;
  readonly size: number;
}

/** How a file is sent. */
export interface UploadOptions {
  /** Called while the file is sent, and at the end. Without `XMLHttpRequest` only at the end. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Cancels the upload. */
  readonly signal?: AbortSignal | undefined;
  /** Sends the file where the platform has no `XMLHttpRequest`. Default: the `fetch` of the platform. */
  readonly fetch?: Send | undefined;
}

/** The upload form of the service. */
export interface UploadForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The file store rejected the file, or could not be reached (`status` 0). */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed';
  declare readonly status: number;

  constructor(status: number) {
    super(status === 0 ? 'The file store could not be reached.' : `The file store rejected the upload (${status}).`);
    this.status = status;
  }
}

interface Xhr {
  readonly status: number;
  readonly upload: { onprogress: ((event: { readonly loaded: number }) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  open(method: string, url: string): void;
  send(body: FormData): void;
  abort(): void;
}

interface Platform {
  readonly XMLHttpRequest?: new () => Xhr;
}

/** Resolves with the status; 0 if there is no response. */
const sendWithXhr = (xhr: Xhr, { url }: UploadForm, body: FormData, report: (sent: number) => void): Promise<number> =>
  new Promise((resolve) => {
    xhr.upload.onprogress = ({ loaded }) => report(loaded);
    xhr.onload = () => resolve(xhr.status);
    xhr.onerror = () => resolve(0);
    xhr.open('POST', url);
    xhr.send(body);
  });

/** As `sendWithXhr`. */
const sendWithFetch = async ({ url }: UploadForm, body: FormData, options: UploadOptions): Promise<number> => {
  const { fetch: through = fetch, signal = null } = options;
  try {
    return (await through(new Request(url, { method: 'POST', body, signal }))).status;
  } catch {
    return 0;
  }
};

/** The file as the last part of a form; React Native takes its description instead of a `Blob`. */
const append = (form: FormData, file: SentFile): void => Reflect.apply(form.append, form, ['file', file]);

/** Posts a file to the form of an upload without a credential. Throws `UploadFailed`, or the reason of the signal. */
export const sendFile = async (form: UploadForm | null, file: SentFile, options: UploadOptions): Promise<void> => {
  if (!form) throw new UploadFailed(0);
  const { size: total } = file;
  const report = (sent: number) => options.onProgress?.({ sent: Math.min(sent, total), total });
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  append(body, file);
  const { XMLHttpRequest } = globalThis as Platform;
  const xhr = XMLHttpRequest && !options.fetch ? new XMLHttpRequest() : undefined;
  const send = () => (xhr ? sendWithXhr(xhr, form, body, report) : sendWithFetch(form, body, options));
  const status = await unlessAborted(options.signal, send, () => xhr?.abort());
  if (status < 200 || status > 299) throw new UploadFailed(status);
  guarded(() => report(total));
};
