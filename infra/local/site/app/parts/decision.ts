import { button, fill, h } from '../base/dom.ts';
import { notice, reasonOf } from './states.ts';

/** A button of a decision: its text, what it does, what is said when it is done, and its name for screen readers. */
interface Choice {
  readonly text: string;
  readonly act: () => Promise<unknown>;
  readonly done: string;
  readonly label?: string;
}

/** Buttons that are replaced by what was done, which gets the focus, or by the reason why it was not. */
export const decision = (choices: readonly Choice[]): HTMLElement => {
  const { element: status, say } = notice();
  const actions = h('div.row', {});
  const decide = async ({ act, done }: Choice): Promise<void> => {
    try {
      await act();
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
      button(choice.text, () => decide(choice), choice.label === undefined ? {} : { 'aria-label': choice.label }),
    ),
  );
  return h('div', {}, actions, status);
};
