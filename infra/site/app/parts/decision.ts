import { button, fill, h } from '../base/dom.ts';
import { notice, reasonOf } from './states.ts';

interface Choice {
  readonly text: string;
  readonly act: () => Promise<unknown>;
  /** What is said when it is done. Without it, the page shows the result itself. */
  readonly done?: string;
  /** The name for screen readers. */
  readonly label?: string;
  readonly isDangerous?: boolean;
}

/** Buttons that are replaced by what was done, which gets the focus, or by the reason why it was not. */
export const decision = (choices: readonly Choice[]): HTMLElement => {
  const { element: status, say } = notice();
  const actions = h('div.row', {});
  const decide = async ({ act, done }: Choice): Promise<void> => {
    try {
      await act();
      if (done === undefined) return;
      fill(actions);
      say(done);
      status.tabIndex = -1;
      status.focus();
    } catch (error) {
      say(reasonOf(error), true);
    }
  };
  fill(
    actions,
    choices.map((choice) =>
      button(choice.text, () => decide(choice), {
        'aria-label': choice.label,
        class: choice.isDangerous ? 'danger' : undefined,
      }),
    ),
  );
  return h('div', {}, actions, status);
};
