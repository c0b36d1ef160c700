import { element } from './dom.ts';

const SHOWN_MS = 1500;

/** The code without the prompt of a terminal. */
const copied = (figure: HTMLElement, code: Element): string => {
  const text = code.textContent ?? '';
  return figure.dataset.language === 'console' ? text.replaceAll(/^\$ /gm, '') : text;
};

/** Adds a button that copies the code. The clipboard exists only on pages from a safe origin. */
export const addCopyButton = (figure: HTMLElement): void => {
  const caption = figure.querySelector('figcaption');
  const code = figure.querySelector('code');
  if (!navigator.clipboard || !caption || !code || caption.textContent === 'Output') return;
  const button = element('button', { type: 'button', 'aria-label': `Copy: ${caption.textContent}` }, 'Copy');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(copied(figure, code));
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, SHOWN_MS);
  });
  caption.append(button);
};

/** Adds a button to each piece of code of the page. */
export const addCopyButtons = (): void => {
  for (const figure of document.querySelectorAll('figure')) addCopyButton(figure);
};
