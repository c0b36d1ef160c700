import type { Schemas } from '../../../../shared/client/client.ts';
import { button, fill, h } from '../base/dom.ts';
import { notice, reasonOf } from './states.ts';

type Group = Schemas['Discussion']['attributes']['reactions'][number];

interface Acts {
  readonly add: (emoji: string) => Promise<unknown>;
  readonly remove: (emoji: string) => Promise<unknown>;
  readonly isReader: boolean;
}

const OFFERED = ['❤️', '🔥', '👏', '😍', '🙌'];

/** The reactions by emoji, as switches for members. */
export const reactions = (label: string, groups: readonly Group[], { add, remove, isReader }: Acts): HTMLElement => {
  const { element: status, say } = notice();
  const place = h('div.reactions', { role: 'group', 'aria-label': label });
  const show = (shown: readonly Group[], focus?: string): void => {
    fill(
      place,
      shown.map((group) => toggle(group, shown)),
      isReader && offer(shown),
    );
    const target = [...place.querySelectorAll('button')].find(({ dataset }) => dataset.emoji === focus);
    target?.focus();
  };
  const change = async (shown: readonly Group[], { emoji, count, viewer_reacted }: Group): Promise<void> => {
    try {
      await (viewer_reacted ? remove(emoji) : add(emoji));
      const next = { emoji, viewer_reacted: !viewer_reacted, count: count + (viewer_reacted ? -1 : 1) };
      const others = shown.some((group) => group.emoji === emoji)
        ? shown.map((group) => (group.emoji === emoji ? next : group))
        : [...shown, next];
      say('');
      show(
        others.filter((group) => group.count > 0),
        emoji,
      );
    } catch (error) {
      say(reasonOf(error), true);
    }
  };
  const toggle = (group: Group, shown: readonly Group[]): HTMLElement => {
    const { emoji, count, viewer_reacted } = group;
    const props = {
      class: 'chip',
      'data-emoji': emoji,
      'aria-pressed': String(viewer_reacted),
      'aria-label': `${emoji} ${count}`,
    };
    return isReader
      ? button(`${emoji} ${count}`, () => change(shown, group), props)
      : h('span.chip', {}, `${emoji} ${count}`);
  };
  const offer = (shown: readonly Group[]): HTMLElement => {
    const missing = OFFERED.filter((emoji) => !shown.some((group) => group.emoji === emoji));
    const choices = missing.map((emoji) =>
      button(emoji, () => change(shown, { emoji, count: 0, viewer_reacted: false }), {
        class: 'chip',
        'aria-label': `React with ${emoji}`,
      }),
    );
    return h(
      'details.offer',
      {},
      h('summary.chip', { 'aria-label': 'Add a reaction' }, '+'),
      h('span.choices', {}, choices),
    );
  };
  show(groups);
  return h('div', {}, place, status);
};
