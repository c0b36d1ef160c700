import type { Mail } from '../../../../infra/local/mailbox.ts';

const PATIENCE = 30_000;
const PAUSE = 100;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** What only the local stack can be asked, and what is played outside of the API. */
export const localControls = (origin: string) => ({
  /** Once all has been done that was caused so far, and that was to come within these seconds. */
  async settled(advance_seconds = 0): Promise<void> {
    const body = JSON.stringify({ advance_seconds });
    const response = await fetch(`${origin}/_local/clock`, { method: 'POST', body });
    if (!response.ok) throw new Error(`The clock was not moved: ${response.status}`);
  },
  /** The token in the link of the letter that this address got last. */
  async letterTo(address: string): Promise<string> {
    for (const begun = Date.now(); Date.now() - begun < PATIENCE; await pause()) {
      const mails = (await (await fetch(`${origin}/_local/mail`)).json()) as readonly Mail[];
      const [link] = mails.find(({ to }) => to === address)?.links ?? [];
      const token = link && new URL(link).searchParams.get('token');
      if (token) return token;
    }
    throw new Error(`No letter with a link came to ${address}`);
  },
  /** Presses a button of the payment provider's page. */
  async press(url: unknown, outcome: string): Promise<void> {
    const body = new URLSearchParams({ outcome });
    const response = await fetch(String(url), { method: 'POST', body, redirect: 'manual' });
    if (response.status >= 400) throw new Error(`${outcome} was answered with ${response.status}`);
  },
  /** Sends the bytes where the answer to an upload says, as a browser does. */
  async send(upload: unknown, bytes: Buffer, filename: string): Promise<void> {
    const { url, fields } = upload as { readonly url: string; readonly fields: Readonly<Record<string, string>> };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(bytes)]), filename);
    const response = await fetch(url, { method: 'POST', body: form });
    if (!response.ok) throw new Error(`${filename} was answered with ${response.status}: ${await response.text()}`);
  },
});

export type LocalControls = ReturnType<typeof localControls>;
