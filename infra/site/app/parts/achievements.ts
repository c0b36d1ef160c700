import type { Schemas } from '../../../../shared/client/client.ts';
import { counted } from '../../../../shared/platform/text/counted.ts';
import { h } from '../base/dom.ts';

export const achievementsOf = (earned: readonly Schemas['Achievement'][]): HTMLElement =>
  earned.length === 0
    ? h('p.quiet', {}, 'No achievements yet.')
    : h(
        'ul.items',
        { 'aria-label': 'Achievements' },
        earned.map(({ attributes: { title, description, points } }) =>
          h(
            'li',
            {},
            h('div.row.apart', {}, h('strong', {}, title), h('span.number', {}, counted(points, 'point'))),
            h('p.small', {}, description),
          ),
        ),
      );
