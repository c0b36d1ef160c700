import { element } from '../dom.ts';

const SCRIPT = '/docs/try-it.js';

/** Adds the button that opens the form of an operation. The form is loaded when the reader opens it. */
export const addTryIt = (): void => {
  const box = document.querySelector<HTMLElement>('[data-call]');
  if (!box) return;
  const button = element('button', { type: 'button', class: 'open', 'aria-expanded': 'false' }, 'Try it');
  const failed = element('p', { role: 'alert' });
  let form: HTMLElement | undefined;
  let isLoading = false;

  const load = async (): Promise<HTMLElement | undefined> => {
    try {
      const { openForm }: typeof import('./form.ts') = await import(SCRIPT);
      failed.textContent = '';
      return await openForm(JSON.parse(box.dataset.call ?? ''));
    } catch {
      failed.textContent = 'The form was not loaded. Check your connection and reload the page.';
      return undefined;
    }
  };

  button.addEventListener('click', async () => {
    if (isLoading) return;
    if (form) {
      form.hidden = !form.hidden;
    } else {
      isLoading = true;
      form = await load();
      isLoading = false;
      if (!form) return;
      box.append(form);
    }
    button.setAttribute('aria-expanded', String(!form.hidden));
    if (!form.hidden) form.querySelector<HTMLElement>('select, input, textarea')?.focus();
  });
  box.append(button, failed);
};
