import type { Schemas } from '../../../../../shared/client/client.ts';
import { h } from '../base/dom.ts';

export const achievementsOf = (earned: readonly Schemas['Achievement'][]): HTMLElement =>
  earned.length === 0
    ? h('p.quiet', {}, 'No achievements yet.')
    : h(
        'ul.items',
        { 'aria-label': 'Achievements' },
        earned.map(({ attributes: { title, description, points } }) =>
          h('li', {}, h('strong', {}, title), ` ${points} points`, h('p.small', {}, description)),
        ),
      );
