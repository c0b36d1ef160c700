import { element } from '../dom.ts';
import { confirmed } from './confirm.ts';
import { credentialOf } from './credential.ts';
import { demoPlaces } from './demo.ts';
import type { Described } from './described.ts';
import { fieldsOf } from './fields.ts';
import { addressOf, commandOf, type Filled, mistakeIn, requestOf } from './request.ts';
import { resultOf } from './result.ts';

/** Why there is no response. The browser reports each failure of the network as a TypeError. */
const reasonOf = (error: unknown): string => {
  if (error instanceof DOMException && error.name === 'AbortError') return 'Stopped.';
  if (error instanceof TypeError) return 'No response: the service cannot be reached, or the connection was closed.';
  return error instanceof Error ? error.message : String(error);
};

/** The form that sends a request of the operation. Values come from the page and the reader, never from the address. */
export const openForm = async (described: Described): Promise<HTMLElement> => {
  const fields = fieldsOf(described);
  const credential = credentialOf(described, await demoPlaces(), () => fields.prefill(credential.values()));
  fields.prefill(credential.values());
  const result = resultOf(described);
  const mistake = element('p', { id: 'try-mistake', class: 'mistake', role: 'alert' });
  const send = element('button', { type: 'submit', class: 'primary' }, 'Send');
  const stop = element('button', { type: 'button' }, 'Stop');
  stop.hidden = true;
  let running: AbortController | undefined;
  stop.addEventListener('click', () => running?.abort());

  const exchange = async (filled: Filled, address: string, signal: AbortSignal): Promise<void> => {
    result.say('Sending…');
    const token = await credential.token();
    const since = performance.now();
    result.sent(commandOf(described, filled, token !== undefined));
    const response = await fetch(address, { ...requestOf(described, filled, token), signal });
    const isExpired = response.status === 401 && credential.renew();
    const answer = isExpired
      ? await fetch(address, { ...requestOf(described, filled, await credential.token()), signal })
      : response;
    await result.received(answer, since);
  };

  const attempt = async (): Promise<void> => {
    if (running) return;
    const filled = fields.filled();
    const wrong = mistakeIn(described, filled);
    mistake.textContent = wrong?.message ?? '';
    fields.mark(wrong);
    if (wrong) return;
    running = new AbortController();
    try {
      const address = addressOf(described, filled);
      if (described.method === 'DELETE' && !(await confirmed(described.summary, address))) return;
      stop.hidden = false;
      await exchange(filled, address, running.signal);
    } catch (error) {
      result.say(reasonOf(error));
    } finally {
      running = undefined;
      stop.hidden = true;
    }
  };

  const form = element(
    'form',
    { class: 'try', 'aria-label': described.summary, novalidate: '', autocomplete: 'off' },
    credential.element,
    ...fields.elements,
    mistake,
    element('div', { class: 'actions' }, send, stop, element('span', { class: 'hint' }, 'Ctrl+Enter or ⌘+Enter')),
    result.element,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt();
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.requestSubmit();
  });
  return form;
};
