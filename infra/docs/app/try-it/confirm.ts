import { element } from '../dom.ts';

/** Asks whether to send a request that deletes something. Escape and “Cancel” do not send it. */
export const confirmed = (summary: string, address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const cancel = element('button', { type: 'button', autofocus: '' }, 'Cancel');
    const send = element('button', { type: 'button', class: 'danger' }, 'Delete');
    const dialog = element(
      'dialog',
      { class: 'confirm', 'aria-labelledby': 'try-confirm' },
      element('h2', { id: 'try-confirm' }, `${summary}?`),
      element('p', {}, 'The request deletes data: ', element('code', {}, address)),
      element('div', { class: 'actions' }, cancel, send),
    );
    let isConfirmed = false;
    send.addEventListener('click', () => {
      isConfirmed = true;
      dialog.close();
    });
    cancel.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(isConfirmed);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
