import type { List, ListPage, Page } from '../../../../shared/client/client.ts';
import { button, type Child, fill, h } from '../base/dom.ts';
import { empty, failed } from './states.ts';

type Item<P extends Page<unknown>> = P['data'][number];

interface Shape<P extends Page<unknown>> {
  readonly label: string;
  readonly none: string;
  readonly show: (item: Item<P>) => Child;
  readonly class?: string;
}

/** How many items a list has, as far as its first page says: `20+` if there are more. */
export const countOf = ({ items, next }: Pick<ListPage<Page<unknown>>, 'items' | 'next'>): string =>
  `${items.length}${next ? '+' : ''}`;

/** Shows a list whose first page is loaded. Further pages are loaded by a button. */
export const listed = <P extends Page<unknown>>(list: List<P>, first: ListPage<P>, shape: Shape<P>): HTMLElement => {
  const items = h(`ul.${shape.class ?? 'items'}`, { 'aria-label': shape.label });
  const more = h('div.more', {});
  const add = ({ items: shown, next }: ListPage<P>): void => {
    for (const item of shown) items.append(h('li', {}, shape.show(item)));
    const load = async () => {
      try {
        const page = await list.page(next);
        const place = items.children.length;
        add(page);
        const target = items.children[place]?.querySelector('a, button');
        if (target instanceof HTMLElement) target.focus();
      } catch (error) {
        fill(more, failed(error, load));
      }
    };
    fill(more, next && button('Show more', load));
  };
  add(first);
  return first.items.length === 0 ? empty(shape.none) : h('div', {}, items, more);
};
