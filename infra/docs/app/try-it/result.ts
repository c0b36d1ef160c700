import { addCopyButton } from '../copy.ts';
import { element } from '../dom.ts';
import { aboutErrors, bodyText, sizeOf } from './body-text.ts';
import type { Described } from './described.ts';

const SHOWN_HEADERS = [
  'X-Request-ID',
  'Content-Type',
  'Location',
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Preference-Applied',
];

/** A labelled block of text that can be copied. Text of the service becomes text, never markup. */
const block = (caption: string, text: string): HTMLElement => {
  const code = element('code', {}, text);
  const made = element('figure', {}, element('figcaption', {}, caption), element('pre', { tabindex: '0' }, code));
  addCopyButton(made);
  return made;
};

/** The part of the form that shows what was sent and received. */
interface Result {
  readonly element: HTMLElement;
  readonly say: (status: string) => void;
  readonly sent: (command: string) => void;
  readonly received: (response: Response, since: number) => Promise<void>;
}

/** Shows each event when its last line arrives. */
const follow = async (body: ReadableStream<Uint8Array>, into: HTMLElement): Promise<number> => {
  let [pending, size] = ['', 0];
  const decoder = new TextDecoder();
  for (const reader = body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return size;
    size += value.length;
    pending += decoder.decode(value, { stream: true }).replaceAll('\r\n', '\n');
    const end = pending.lastIndexOf('\n\n') + 2;
    if (end > 1) into.append(pending.slice(0, end));
    if (end > 1) pending = pending.slice(end);
  }
};

export const resultOf = ({ takes, isOpen }: Described): Result => {
  const status = element('p', { role: 'status', class: 'status' });
  const command = element('div');
  const answer = element('div');

  const headersOf = ({ headers }: Response): HTMLElement => {
    const present = SHOWN_HEADERS.filter((name) => headers.has(name));
    return element(
      'dl',
      { class: 'headers' },
      ...present.flatMap((name) => [element('dt', {}, name), element('dd', {}, headers.get(name) ?? '')]),
    );
  };

  const summary = ({ status: code, statusText }: Response, since: number, size: number): string =>
    `${code}${statusText && ` ${statusText}`} · ${Math.round(performance.now() - since)} ms · ${sizeOf(size)}`;

  const stream = async (response: Response, since: number): Promise<void> => {
    const events = element('code');
    answer.replaceChildren(
      headersOf(response),
      element('figure', {}, element('figcaption', {}, 'Events'), element('pre', { tabindex: '0' }, events)),
    );
    status.textContent = `${response.status} · waiting for events`;
    const size = response.body ? await follow(response.body, events) : 0;
    status.textContent = summary(response, since, size);
  };

  return {
    element: element('div', { class: 'result' }, status, answer, command),
    say(text) {
      status.textContent = text;
    },
    sent(text) {
      answer.replaceChildren();
      command.replaceChildren(block('The request with curl', text));
    },
    async received(response, since) {
      if (response.type === 'opaqueredirect') {
        status.textContent =
          'The response redirects to another page, which this form does not follow. Open the address in a browser.';
        return;
      }
      const mediaType = response.headers.get('Content-Type') ?? '';
      if (mediaType.startsWith('text/event-stream')) return stream(response, since);
      const bytes = new Uint8Array(await response.arrayBuffer());
      const text = bodyText(bytes, mediaType);
      const links = aboutErrors(text, location.origin).map(({ code, path }) =>
        element('li', {}, element('a', { href: path }, code)),
      );
      const isRefused = !isOpen && (response.status === 401 || response.status === 403);
      answer.replaceChildren(
        ...(isRefused ? [element('p', {}, takes)] : []),
        ...(links.length > 0 ? [element('p', {}, 'About this error:'), element('ul', {}, ...links)] : []),
        headersOf(response),
        ...(text ? [block('Response body', text)] : []),
      );
      status.textContent = summary(response, since, bytes.length);
    },
  };
};
