import { createHmac } from 'node:crypto';
import type { CallbackProvider } from '../../../shared/platform/callbacks/provider.ts';
import type { Attempt } from './attempt.ts';

export const NOW = new Date('2026-01-01T12:00:00Z');
export const SECONDS = NOW.getTime() / 1000;
/** Times that are too far from now. */
export const TIMES = [SECONDS - 301, SECONDS + 301, SECONDS - 86_400, 0, SECONDS * 1000];

export type Headers = Readonly<Record<string, string>>;

/** A callback, presented to its provider. */
export const attempt = (
  provider: CallbackProvider,
  name: string,
  body: string,
  headers: Headers,
  more = {},
): Attempt => ({
  name: `${provider.name} callback, ${name}`,
  async present() {
    const request = { body: Buffer.from(body), headers, query: new URLSearchParams(), endpoint: '', ...more };
    const verified = await provider.verify(request, NOW);
    return typeof verified === 'string' ? undefined : JSON.stringify(verified);
  },
});

export const mac = (secret: string | Buffer, text: string, form: 'hex' | 'base64' = 'hex') =>
  createHmac('sha256', secret).update(text).digest(form);
