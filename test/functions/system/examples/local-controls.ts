import type { Mail } from '../../../../infra/local/mailbox.ts';

const TIMEOUT_MS = 30_000;
const POLL_MS = 100;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Controls of the local stack, and steps outside of the API. */
export const localControls = (origin: string) => ({
  /** Resolves when all pending work is done, including work due within these seconds. */
  async settled(advance_seconds = 0): Promise<void> {
    const body = JSON.stringify({ advance_seconds });
    const response = await fetch(`${origin}/_local/clock`, { method: 'POST', body });
    if (!response.ok) throw new Error(`The clock did not advance: ${response.status}`);
  },
  /** The token in the link of the last email to this address. */
  async emailTokenFor(address: string): Promise<string> {
    for (const startedAt = Date.now(); Date.now() - startedAt < TIMEOUT_MS; await pause()) {
      const mails = (await (await fetch(`${origin}/_local/mail`)).json()) as readonly Mail[];
      const [link] = mails.find(({ to }) => to === address)?.links ?? [];
      const token = link && new URL(link).searchParams.get('token');
      if (token) return token;
    }
    throw new Error(`No email with a link was sent to ${address}`);
  },
  /** Presses a button of the payment provider's page. */
  async press(url: unknown, outcome: string): Promise<void> {
    const body = new URLSearchParams({ outcome });
    const response = await fetch(String(url), { method: 'POST', body, redirect: 'manual' });
    if (response.status >= 400) throw new Error(`${outcome} returned ${response.status}`);
  },
  /** Posts the bytes to the address in the upload response, as a browser does. */
  async send(upload: unknown, bytes: Buffer, filename: string): Promise<void> {
    const { url, fields } = upload as { readonly url: string; readonly fields: Readonly<Record<string, string>> };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(bytes)]), filename);
    const response = await fetch(url, { method: 'POST', body: form });
    if (!response.ok) throw new Error(`${filename} returned ${response.status}: ${await response.text()}`);
  },
});

export type LocalControls = ReturnType<typeof localControls>;
