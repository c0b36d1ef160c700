import { settle } from '../../../../shared/client/client.ts';
import { button, fill, h } from '../base/dom.ts';
import type { Caller } from '../base/session.ts';
import { notice, reasonOf } from './states.ts';

/** Saves a post for later, or removes it from the saved ones. */
export const bookmark = ({ client }: Caller, discussion_id: string, title: string, isSaved: boolean): HTMLElement => {
  const { element: status, say } = notice();
  const place = h('span.row', {});
  const params = { path: { discussion_id } };
  const show = (saved: boolean): void => {
    const change = async () => {
      try {
        await settle(
          saved
            ? client.DELETE('/api/v1/me/bookmarks/{discussion_id}', { params })
            : client.PUT('/api/v1/me/bookmarks/{discussion_id}', { params }),
        );
        show(!saved);
        place.querySelector('button')?.focus();
      } catch (error) {
        say(reasonOf(error), true);
      }
    };
    const text = saved ? '★ Saved' : '☆ Save';
    const props = { class: 'plain', 'aria-pressed': String(saved), 'aria-label': `${text}: ${title}` };
    fill(place, button(text, change, props), status);
  };
  show(isSaved);
  return place;
};
