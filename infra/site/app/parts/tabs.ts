import { h, link } from '../base/dom.ts';

/** One part of a list: its value in the address, its name, and what is said when it is empty. */
export type Tab<Value extends string = string> = readonly [value: Value, text: string, none: string];

/** The tab of the address; the first one without a value, or with an unknown one. */
export const chosenTab = <Value extends string>(
  tabs: readonly [Tab<Value>, ...Tab<Value>[]],
  value: string | null,
): Tab<Value> => tabs.find(([known]) => known === value) ?? tabs[0];

/** Links to the parts of a list. `name` is the parameter of the address; the first part needs none. */
export const tabLinks = (
  label: string,
  path: string,
  name: string,
  tabs: readonly Tab[],
  chosen: Tab,
  counts: Readonly<Record<string, string | undefined>> = {},
): HTMLElement =>
  h(
    'nav.row',
    { 'aria-label': label },
    tabs.map(([value, text], index) =>
      link(
        index === 0 ? path : `${path}?${new URLSearchParams({ [name]: value })}`,
        value === chosen[0] ? { 'aria-current': 'page' } : {},
        text,
        counts[value] && ` (${counts[value]})`,
      ),
    ),
  );
