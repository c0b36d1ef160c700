import type { Schemas } from '../../../../shared/client/client.ts';
import { button, h } from '../base/dom.ts';
import { notice, reasonOf } from './states.ts';

type Poll = NonNullable<Schemas['Discussion']['attributes']['poll']>;

/** A poll with its votes. A choice can be changed until the poll closes. */
export const poll = (
  title: string,
  { options, total_votes, viewer_option_id, closed }: Poll,
  vote: (option: string) => Promise<void>,
): HTMLElement => {
  const { element: status, say } = notice();
  const choose = async (id: string): Promise<void> => {
    try {
      await vote(id);
    } catch (error) {
      say(reasonOf(error), true);
    }
  };
  const row = ({ id, label, vote_count }: Poll['options'][number]): HTMLElement => {
    const isMine = id === viewer_option_id;
    const text = `${vote_count} of ${total_votes}`;
    return h(
      'li',
      {},
      button(isMine ? `✓ ${label}` : label, () => choose(id), {
        'aria-pressed': String(isMine),
        ...(closed && { disabled: true }),
      }),
      h('meter', { min: 0, max: Math.max(1, total_votes), value: vote_count, 'aria-label': `Votes for ${label}` }),
      h('span.small.number', {}, text),
    );
  };
  return h(
    'div.poll',
    {},
    h('ul', { 'aria-label': `Poll: ${title}` }, options.map(row)),
    closed && h('p.small', {}, 'The poll is closed.'),
    status,
  );
};
