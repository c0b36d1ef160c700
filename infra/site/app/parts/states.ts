import { RequestFailed } from '../../../../shared/client/client.ts';
import { button, type Child, h } from '../base/dom.ts';

export const loading = (): HTMLElement => h('p.state', { role: 'status' }, 'Loading…');

export const empty = (text: string, ...more: readonly Child[]): HTMLElement =>
  h('div.state', {}, h('p', {}, text), more);

/** What went wrong, in words. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof RequestFailed) return error.message;
  if (error instanceof TypeError)
    return 'The service cannot be reached. Check that the local stack is running, then try again.';
  return error instanceof Error ? error.message : String(error);
};

/** An error in place of a page or a list, with a second attempt. */
export const failed = (error: unknown, again: () => unknown): HTMLElement =>
  h(
    'div.state.bad',
    { role: 'alert' },
    h('p', {}, reasonOf(error)),
    error instanceof RequestFailed && error.requestId !== undefined && h('p.small', {}, `Request ${error.requestId}`),
    button('Try again', again),
  );

/** A place for short messages that screen readers announce. */
export const notice = (): { readonly element: HTMLElement; readonly say: (text: string, isBad?: boolean) => void } => {
  const element = h('p.notice', { role: 'status' });
  return {
    element,
    say(text, isBad = false) {
      element.textContent = text;
      element.classList.toggle('bad', isBad);
    },
  };
};
